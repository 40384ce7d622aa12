import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import type { PageBlock } from '../pages/page.ts';
import { completeFile, IncompleteFile, isPartial } from '../reader/complete-file.ts';
import { withoutRemovedLines } from '../reader/page-states.ts';
import { JourneyError } from './failure.ts';
import type { Reader } from './reader.ts';

/** The path in the title of a block that a reader saves as a file. */
export function fileTitle({ meta }: PageBlock): string | undefined {
  if (meta.output || meta.title === undefined) return undefined;
  return /^[\w./@[\]-]*\.\w+$/.test(meta.title) ? meta.title : undefined;
}

/**
 * Writes a block to the file in its title, as a reader would: lines `// …` keep what the file has, and so
 * does whatever is shown of a `package.json` that is there.
 */
export function copyFile(block: PageBlock, title: string, reader: Reader): void {
  const file = reader.resolve(title);
  const base = existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${wholeFile(block, base, path.basename(file))}\n`);
}

function wholeFile({ code, lang }: PageBlock, base: string | undefined, name: string): string {
  const shown = withoutRemovedLines(code);
  const isJson = name.endsWith('.json');
  const isPart = isJson
    ? lang === 'jsonc' || (name === 'package.json' && base !== undefined)
    : isPartial(shown);
  if (!isPart) return shown;
  if (base === undefined)
    throw new JourneyError(
      `The block shows a part of ${name}, but the reader has no such file yet.`,
    );
  if (isJson) return JSON.stringify(merged(json(base), json(shown)), null, 2);
  try {
    return completeFile(base, shown);
  } catch (error) {
    if (error instanceof IncompleteFile) throw new JourneyError(error.message);
    throw error;
  }
}

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

function json(text: string): Json {
  return ts.parseConfigFileTextToJson('file.json', text).config as Json;
}

function merged(own: Json, added: Json): Json {
  if (!isObject(own) || !isObject(added)) return added;
  const result = { ...own };
  for (const [name, value] of Object.entries(added))
    result[name] = name in own ? merged(own[name] as Json, value) : value;
  return result;
}

function isObject(value: Json): value is { [name: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
