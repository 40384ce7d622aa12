import { readFileSync } from 'node:fs';

/** Reads a JSON file given to a command. @throws Error with the file's name if it can't be read or isn't JSON */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} isn't valid JSON: ${error instanceof Error ? error.message : error}`);
  }
}
