import { readFileSync } from 'node:fs';

/** Reads a JSON file that a command was given. @throws Error naming the file, also where it is no JSON */
export function readJson(file: string): unknown {
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : error}`);
  }
}
