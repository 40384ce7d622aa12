import type { ExampleModel, OwnNames } from './names.ts';
import { Reading } from './reading.ts';
import { renameAddress, renameList, typeAt } from './rename-address.ts';
import { renameWord, typeOf } from './words.ts';

/** Text that is replaced in a block. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What a block is about besides what it says itself, such as the response to a request. */
export interface Place {
  readonly language: string;
  readonly title?: string | undefined;
  /** What the block before was about: a response is about it as well. */
  readonly about?: string | undefined;
}

const token =
  /(?<entry>\bname: (['"])\w+::[\w.-]*\2)|(?<comment>(?<!:)\/\/[^\n]*|^\s*# [^\n]*|\/\*[\s\S]*?\*\/)|(?<string>"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*')|(?<template>`(?:[^`\\]|\\.)*`)|(?<word>[A-Za-z_$][\w$]*)|(?<mark>=>|\.{3}|\?\.|[^\s\w])/gm;

/** Text that is GraphQL, with or without its mark at the start. */
const query = /^[`\s]*(?:(?:extend )?(?:type|input|query|mutation)\b|\{\s)/;

/** What has to change in code that it reads with the reader's names, and the content type that it is about. */
export function renames(
  code: string,
  { language, title = '', about }: Place,
  model: ExampleModel,
  own: OwnNames,
): { readonly edits: readonly Edit[]; readonly about: string | undefined } {
  const edits: Edit[] = [];
  const inTitle = /(?:^|\/)api\/([\w-]+)/.exec(title)?.[1] ?? '';
  const isData = /^jsonc?$/.test(language);
  const known = typeOf(inTitle, model) ?? (isData ? about : undefined);
  const reading = new Reading(model, known, !isData);
  const replace = (start: number, old: string, text: string): void => {
    if (text !== old) edits.push({ start, end: start + old.length, text });
  };
  const read = (text: string, at: number): void => {
    for (const { index, groups = {} } of text.matchAll(token)) {
      const { comment, string, template, word, mark } = groups;
      const start = at + index;
      if (mark !== undefined) reading.mark(mark, text.slice(index));
      else if (comment !== undefined) replace(start, comment, inProse(comment, model, own));
      else if (word !== undefined) replace(start, word, reading.word(word, own));
      else if (string !== undefined) {
        const inner = string.slice(1, -1);
        const isKey = text[index + string.length] === ':';
        replace(start + 1, inner, inString(inner, isKey, reading, model, own));
      } else if (template !== undefined) {
        // What is between the insertions is text.
        for (const part of template.matchAll(/\$\{([^}]*)\}|[^$`]+|\$/g)) {
          const [all, inserted] = part;
          if (inserted !== undefined) reading.inside(() => read(inserted, start + part.index + 2));
          else if (query.test(all)) reading.inside(() => read(all, start + part.index));
          else replace(start + part.index, all, inProse(all, model, own));
        }
      }
    }
  };
  const head = language === 'http' ? /^[\s\S]*?(?:\n[ \t]*\n|$)/.exec(code)?.[0] : undefined;
  if (head !== undefined) {
    reading.about = typeOf(/\/api\/([\w-]+)/.exec(head)?.[1] ?? '', model) ?? 'other';
    for (const { index, 0: line } of head.matchAll(/^(?:[A-Z]+ |\s+(?=[?&])).*$/gm))
      replace(index, line, renameAddress(line, reading.about, model, own));
  }
  if (known === undefined) reading.start(code);
  const from = head?.length ?? 0;
  read(withResults(code.slice(from)), from);
  return { edits, about: reading.about };
}

/** @returns the code with the reader's names */
export function renamed(code: string, place: Place, model: ExampleModel, own: OwnNames): string {
  let at = 0;
  let text = '';
  for (const edit of renames(code, place, model, own).edits) {
    text += code.slice(at, edit.start) + edit.text;
    at = edit.end;
  }
  return text + code.slice(at);
}

/** The values of `// =>` comments are code, and each ends a statement; every letter stays where it is. */
const withResults = (code: string): string =>
  code.replace(/\/\/ =>(.*(?:\n[ \t]*\/\/.*)*)\n?/g, (result) =>
    result.replace(/^([ \t]*)\/\/( =>)?/gm, (mark) => ' '.repeat(mark.length)).replace(/\n$/, ';'),
  );

function inString(
  text: string,
  isKey: boolean,
  reading: Reading, model: ExampleModel, own: OwnNames): string {
  if (/^(?:https?:\/\/[^/]+)?\/api\//.test(text))
    return renameAddress(text, typeOf(/\/api\/([\w-]+)/.exec(text)?.[1] ?? '', model), model, own);
  if (/^[\w$]+$/.test(text)) return reading.word(text, own, true);
  if (/^(?:api|plugin|admin)::/.test(text)) reading.mention(text, isKey);
  if (/\s/.test(text)) return inProse(text, model, own);
  if (!/^[\w.,]+(?::\w+)?$/.test(text)) return inPath(text, model, own);
  reading.of(typeAt(text.replace(/:.*/, '').split('.'), reading.type, model));
  return renameList(text, reading.type, model, own);
}

/** Words in prose stay; UIDs and routes are none. */
export const inProse = (text: string, model: ExampleModel, own: OwnNames): string =>
  text.replace(/(?:\bapi::|\/)[\w./-]+/g, (path) => inPath(path, model, own));

/** Names between the slashes and points of a path or a UID. */
export const inPath = (text: string, model: ExampleModel, own: OwnNames): string =>
  text.replace(/(?<![\w-])[A-Za-z]+(?![\w-])/g, (word) => renameWord(word, model, own, 'kebab'));
