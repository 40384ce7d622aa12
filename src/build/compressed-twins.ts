import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeWhole } from '../document/write-whole.ts';
import { inParallel } from './in-parallel.ts';
import { linkFile } from './link-file.ts';
import { textFiles } from './text-files.ts';

/** What fits into one packet takes as long either way, in bytes. */
const smallest = 1024;

/**
 * Brotli's quality. For the documentation (38.5 MB of texts) quality 6 takes 0.7 s of CPU and leaves 8.55 MB;
 * 9 takes 8.1 s for 1 % less.
 */
const brotliQuality = 6;

const formats = [
  {
    end: '.br',
    compress: (text: Buffer) =>
      promisify(brotliCompress)(text, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
        },
      }),
  },
  { end: '.gz', compress: (text: Buffer) => promisify(gzip)(text, { level: 9 }) },
] as const;

/**
 * Puts a twin in brotli and one in gzip next to each text of the output folder, so that no host has to
 * compress the same file again for every reader. A twin that isn't smaller is left out. Twins are kept
 * in `.cache/` by the content of the file, so that a file costs its time once.
 * @param root absolute path of the site, for the cache
 * @returns how many twins there are
 */
export async function writeCompressedTwins(dist: string, root: string): Promise<number> {
  const folder = path.join(root, '.cache', 'compressed');
  mkdirSync(folder, { recursive: true });
  const files = globSync(textFiles, { cwd: dist });
  const used = new Set<string>();
  let count = 0;

  const compressOne = async (file: string) => {
    const source = path.join(dist, file);
    if (statSync(source).size < smallest) return;
    const text = readFileSync(source);
    const digest = createHash('sha256').update(text).digest('hex').slice(0, 32);
    for (const { end, compress } of formats) {
      const name = `${digest}-${brotliQuality}${end}`;
      const kept = path.join(folder, name);
      if (!used.has(name) && !existsSync(kept)) {
        const small = await compress(text);
        // An empty file says that there is nothing to gain.
        writeWhole(kept, small.length < text.length ? small : '');
      }
      used.add(name);
      if (statSync(kept).size === 0) continue;
      linkFile(kept, source + end);
      count += 1;
    }
  };
  await inParallel(files, compressOne);
  for (const name of readdirSync(folder)) {
    if (!used.has(name)) rmSync(path.join(folder, name));
  }
  return count;
}
