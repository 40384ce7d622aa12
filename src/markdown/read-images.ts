import { createHash } from 'node:crypto';
import { globSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import type { Problems } from '../problems/problems.ts';
import { encoding, type ImageFile } from '../vocabulary/image-file.ts';

/** Where the images of pages stand; `public/images/a.png` is `/images/a.png` on the site. */
const imageFolder = 'public/images';

/** What was read of a file when it was as old and as large; authors save pages more often than images. */
const read = new Map<string, { readonly state: string; readonly image: ImageFile }>();

/** Every image that a page may show, by its path on the site, with the size that it has. */
export async function readImages(
  root: string,
  problems: Problems,
): Promise<ReadonlyMap<string, ImageFile>> {
  const files = globSync(`${imageFolder}/**/*.{png,jpg,jpeg,webp,avif,gif,svg}`, {
    cwd: root,
  }).sort();
  const images = await Promise.all(files.map((file) => readImage(root, file, problems)));
  return new Map(images.flatMap((image) => (image ? [[image.path, image]] : [])));
}

async function readImage(
  root: string,
  found: string,
  problems: Problems,
): Promise<ImageFile | undefined> {
  const file = found.split(path.sep).join('/');
  const absolute = path.join(root, file);
  const { mtimeMs, size } = await stat(absolute);
  const state = `${mtimeMs} ${size}`;
  const known = read.get(absolute);
  if (known?.state === state) return known.image;
  const content = await readFile(absolute);
  try {
    const { width, height, format, pages = 1 } = await sharp(content).metadata();
    const image: ImageFile = {
      path: file.slice('public'.length),
      width,
      height,
      digest: createHash('sha256')
        .update(content)
        .update(JSON.stringify(encoding))
        .digest('hex')
        .slice(0, 8),
      resizable: format !== 'svg' && pages === 1,
    };
    read.set(absolute, { state, image });
    return image;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    problems.add({ file, message: `This image can't be read: ${reason}. Export it again.` });
    return undefined;
  }
}
