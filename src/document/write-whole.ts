import { renameSync, writeFileSync } from 'node:fs';

/**
 * Writes a file under another name until it is whole: an interrupted build leaves no half file behind.
 * @param file path in a folder that exists
 */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}
