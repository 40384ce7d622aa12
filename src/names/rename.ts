import type { Names } from './names.ts';
import { Reading } from './reading.ts';
import { inPath, inProse, renameAddress, renameList, renameTrail, typeOf } from './words.ts';

/** Text that is replaced in a block. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export interface Place {
  readonly language: string;
  readonly title?: string | undefined;
  /** What the block before was about: a response is about it as well. */
  readonly about?: string | undefined;
}

/** Entries of configuration lists are read as a whole, as their `name` is no field. */
const token =
  /(?<entry>\bname: (['"])\w+::[\w.-]*\2)|(?<comment>(?<!:)\/\/[^\n]*|^\s*# [^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<template>`(?:[^`\\]|\\.)*`)|(?<word>[A-Za-z_]\w*)|(?<mark>=>|\.{3}|\?\.|[^\s\w])/gm;

/** Text that is GraphQL. */
const query = /^[`\s]*(?:(?:extend )?(?:type|input|query|mutation)\b[^{]*)?\{\s/;

const route = /\/api\/([\w-]+)/;

/** What has to change in code that it reads with the reader's names, and the content type that it is about. */
export function renames(
  code: string,
  { language, title = '', about }: Place,
  names: Names,
): { readonly edits: readonly Edit[]; readonly about: string | undefined } {
  const { model } = names;
  const routed = (text: string) => typeOf(route.exec(text)?.[1] ?? '', model);
  const edits: Edit[] = [];
  const replace = (start: number, old: string, text: string): void => {
    if (text !== old) edits.push({ start, end: start + old.length, text });
  };
  const head = language === 'http' ? (/^[\s\S]*?(?:\n[ \t]*\n|$)/.exec(code)?.[0] ?? '') : '';
  const isData = /^jsonc?$/.test(language);
  // A query is about what it asks for first.
  const first =
    language === 'graphql' ? code.match(/\w+/g)?.find((word) => typeOf(word, model)) : '';
  const asked = head ? (routed(head) ?? 'other') : typeOf(first ?? '', model);
  const known = asked ?? routed(`/${title}`) ?? (isData ? about : undefined);
  const reading = new Reading(names, known, isData ? '{' : ';');
  const inString = (text: string): string => {
    if (/^(?:https?:\/\/[^/]+)?\/api\//.test(text)) return renameAddress(text, routed(text), names);
    if (/^[\w$]+$/.test(text)) return reading.word(text, true);
    if (/^(?:api|plugin|admin)::/.test(text)) reading.mention(text);
    if (/\s/.test(text)) return inProse(text, names);
    if (!/^[\w.,]+(?::\w+)?$/.test(text)) return inPath(text, names);
    reading.of(renameTrail(text.replace(/:.*/, ''), reading.type, names).type);
    return renameList(text, reading.type, names);
  };
  const read = (text: string, at: number): void => {
    for (const { index, groups = {} } of text.matchAll(token)) {
      const { comment, string, template, word, mark } = groups;
      const start = at + index;
      if (mark !== undefined) reading.mark(mark, text.slice(index + mark.length));
      else if (comment !== undefined) replace(start, comment, inProse(comment, names));
      else if (word !== undefined) replace(start, word, reading.word(word));
      else if (string !== undefined) {
        const inner = string.slice(1, -1);
        if (query.test(inner)) reading.inside(() => read(inner, start + 1));
        else replace(start + 1, inner, inString(inner));
      } else if (template !== undefined) {
        for (const { 0: all, 1: inserted, index } of template.matchAll(/\$\{([^}]*)\}|[^$]+|\$/g)) {
          const from = start + index;
          if (inserted !== undefined) reading.inside(() => read(inserted, from + 2));
          else if (query.test(all)) reading.inside(() => read(all.replaceAll('`', ' '), from));
          else replace(from, all, inProse(all, names));
        }
      }
    }
  };
  for (const { index, 0: line } of head.matchAll(/^(?:[A-Z]+ |\s+(?=[?&])).*$/gm))
    replace(index, line, renameAddress(line, known, names));
  if (known === undefined) reading.start(code);
  read(withResults(code.slice(head.length)), head.length);
  return { edits, about: reading.about };
}

/** @returns the code with the reader's names */
export function renamed(code: string, place: Place, names: Names): string {
  return renames(code, place, names).edits.reduceRight(
    (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
    code,
  );
}

/** The values of `// =>` comments are code after a colon, and each ends a statement; every letter stays where it is. */
const withResults = (code: string): string =>
  code.replace(/\/\/ =>(.*(?:\n[ \t]*\/\/.*)*)\n?/g, (result) =>
    result
      .replace(/^[ \t]*\/\/( =>)?/gm, (mark, first) => (first ? ':' : '').padEnd(mark.length))
      .replace(/\n$/, ';'),
  );
