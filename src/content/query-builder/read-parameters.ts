import json5 from 'json5';
import { isObject, type Parameters } from './parameters.ts';

export interface Mistake {
  readonly message: string;
  /** The first line is 1; left out where the mistake is no single line. */
  readonly line?: number | undefined;
}

export type ReadParameters =
  | { readonly ok: true; readonly parameters: Parameters }
  | { readonly ok: false; readonly mistake: Mistake };

/** Reads the literal of the editor. It is parsed, never run. */
export function readParameters(source: string): ReadParameters {
  if (source.trim() === '') return { ok: true, parameters: {} };
  let value: unknown;
  try {
    value = json5.parse(source);
  } catch (error) {
    return { ok: false, mistake: mistakeIn(error, source) };
  }
  if (isObject(value)) return { ok: true, parameters: value };
  const found = Array.isArray(value) ? 'a list' : `the single value ${JSON.stringify(value)}`;
  return {
    ok: false,
    mistake: { message: `The parameters must be an object, { … }. Found ${found}.`, line: 1 },
  };
}

function mistakeIn(error: unknown, source: string): Mistake {
  const line = Number(Reflect.get(Object(error), 'lineNumber'));
  const column = Number(Reflect.get(Object(error), 'columnNumber'));
  if (!(error instanceof Error) || !(line > 0)) return { message: String(error) };
  const text = source.split('\n')[line - 1] ?? '';
  const place = `Line ${line}, column ${column}`;
  if (error.message.includes('end of input')) {
    return { message: `${place}: the text ends too early. Is a } or ] missing?`, line };
  }
  const found = [...text.slice(column - 1)][0] ?? '';
  const before = text
    .slice(0, column - 1)
    .replace(/[\w$]*$/, '')
    .trimEnd();
  const hint = /[:[]$/.test(before)
    ? 'Use a plain value: text in quotes, a number, true, false, null, […] or {…}.'
    : 'Is a comma, a colon or a quote missing before it?';
  return { message: `${place}: unexpected ${JSON.stringify(found)}. ${hint}`, line };
}
