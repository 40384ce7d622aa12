/**
 * Makes the JPEGs of this folder from its drawings: `node src/cms/covers/draw.ts`, run by hand after a
 * drawing changed. They are committed, because the pages quote their sizes.
 */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { Sharp } from 'sharp';
import sharp from 'sharp';

/** Width of the thumbnails that the CMS makes, in pixels. */
const THUMBNAIL = 245;

for (const file of globSync('*.svg', { cwd: import.meta.dirname })) {
  const drawing = path.join(import.meta.dirname, file);
  const name = file.replace(/\.svg$/, '.jpg');
  const save = (image: Sharp, target: string) =>
    image.jpeg({ quality: 82, mozjpeg: true }).toFile(path.join(import.meta.dirname, target));
  const { size } = await save(sharp(drawing), name);
  const { size: small } = await save(
    sharp(drawing).resize({ width: THUMBNAIL }),
    `thumbnail_${name}`,
  );
  console.log(`${name}: ${size} bytes, thumbnail ${small} bytes`);
}
