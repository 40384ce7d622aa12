import type { ElementContent } from 'hast';
import bash from 'refractor/bash';
import { refractor } from 'refractor/core';
import css from 'refractor/css';
import diff from 'refractor/diff';
import docker from 'refractor/docker';
import graphql from 'refractor/graphql';
import ini from 'refractor/ini';
import json from 'refractor/json';
import jsx from 'refractor/jsx';
import markdown from 'refractor/markdown';
import mermaid from 'refractor/mermaid';
import nginx from 'refractor/nginx';
import sql from 'refractor/sql';
import toml from 'refractor/toml';
import tsx from 'refractor/tsx';
import typescript from 'refractor/typescript';
import yaml from 'refractor/yaml';
import http from './http-language.ts';

const syntaxes = [
  ...[bash, css, diff, docker, graphql, ini, json, http, jsx, markdown, mermaid, nginx, sql],
  ...[toml, tsx, typescript, yaml],
];
for (const syntax of syntaxes) refractor.register(syntax);
refractor.alias({ ini: ['dotenv', 'env'], json: 'jsonc' });

const plain = ['text', 'txt', 'plain'];

/** The names that a fence may give its language. */
export const languages: ReadonlySet<string> = new Set([...plain, ...refractor.listLanguages()]);

/**
 * Tokens of Prism by their classes in `styles/code-tokens.css`. The others, such as punctuation, have the color of
 * the text: their marks would be half of a page's HTML.
 */
const kinds = {
  comment: ['comment', 'prolog', 'doctype', 'cdata'],
  keyword: ['keyword', 'atrule', 'rule', 'important', 'title'],
  string: ['string', 'attr-value', 'template-string', 'regex', 'url', 'inserted'],
  function: ['function', 'tag', 'selector', 'property', 'key', 'attr-name'],
  constant: ['number', 'boolean', 'constant', 'class-name', 'builtin', 'variable'],
  deleted: ['deleted'],
  // What is inside is colored by itself.
  '': ['interpolation', 'literal-property', 'punctuation', 'operator'],
};
const kindOf = new Map(
  Object.entries(kinds).flatMap(([kind, names]) => names.map((name) => [name, kind])),
);

interface Piece {
  text: string;
  readonly kind: string;
}

/**
 * Highlights code into the HTML of each of its lines.
 * @param language one of `languages`
 */
export function highlight(code: string, language: string): string[] {
  const lines: Piece[][] = [[]];
  const add = (text: string, kind: string) => {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) lines.push([]);
      const line = lines.at(-1);
      const last = line?.at(-1);
      // White space looks the same in every color.
      if (last && (last.kind === kind || part.trim() === '')) last.text += part;
      else if (part) line?.push({ text: part, kind: part.trim() === '' ? '' : kind });
    }
  };
  const walk = (nodes: readonly ElementContent[], kind: string) => {
    for (const node of nodes) {
      if (node.type === 'text') add(node.value, kind);
      if (node.type === 'element')
        walk(node.children, kindOfToken(node.properties.className) ?? kind);
    }
  };
  if (plain.includes(language)) add(code, '');
  else walk(refractor.highlight(code, language).children as ElementContent[], '');
  return lines.map((pieces) => pieces.map(pieceHtml).join(''));
}

/** The kind that the first of a token's names stands for, if one does. */
function kindOfToken(names: unknown): string | undefined {
  if (!Array.isArray(names)) return undefined;
  return names.map((name) => kindOf.get(name)).find((kind) => kind !== undefined);
}

function pieceHtml({ text, kind }: Piece): string {
  const html = escapeHtml(text);
  return kind ? `<span class="tok-${kind}">${html}</span>` : html;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes as React does. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);
