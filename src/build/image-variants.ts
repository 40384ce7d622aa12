import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import sharp from 'sharp';
import { writeWhole } from '../document/write-whole.ts';
import { readShownImages } from '../markdown/document-index.ts';
import { readImages } from '../markdown/read-images.ts';
import { Problems } from '../problems/problems.ts';
import {
  encoding,
  type ImageFile,
  type ImageVariant,
  variantFolder,
  variantsOf,
} from '../vocabulary/image-file.ts';
import { inParallel } from './in-parallel.ts';
import { linkFile } from './link-file.ts';

/**
 * Makes the smaller versions of every image of `public/images/` that a page shows. They are kept in
 * `.cache/`, so that an image costs its time once.
 */
export function imageVariants(root: string): AstroIntegration {
  return {
    name: 'image-variants',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(async (request, response, next) => {
          const made = request.url?.startsWith(variantFolder)
            ? await makeByPath(root, request.url)
            : undefined;
          if (!made) return next();
          response.setHeader('content-type', 'image/webp');
          response.end(readFileSync(made));
        });
      },
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const started = performance.now();
        let count = 0;
        mkdirSync(path.join(dist, variantFolder), { recursive: true });
        const copy = async (image: ImageFile) => {
          for (const variant of variantsOf(image)) {
            linkFile(await make(root, image, variant), path.join(dist, variant.path));
            count += 1;
          }
        };
        const shown = readShownImages(root);
        const images = (await knownImages(root)).filter((image) => shown.has(image.path));
        await inParallel(images, copy);
        const seconds = ((performance.now() - started) / 1000).toFixed(1);
        logger.info(`${count} smaller versions of images (${seconds} s)`);
      },
    },
  };
}

async function knownImages(root: string): Promise<ImageFile[]> {
  const problems = new Problems();
  const images = await readImages(root, problems);
  problems.throwIfAny();
  return [...images.values()];
}

async function makeByPath(root: string, wanted: string): Promise<string | undefined> {
  for (const image of await knownImages(root)) {
    const variant = variantsOf(image).find(({ path: known }) => known === wanted);
    if (variant) return make(root, image, variant);
  }
  return undefined;
}

/** @returns the file in the cache */
async function make(root: string, image: ImageFile, { width }: ImageVariant): Promise<string> {
  const folder = path.join(root, '.cache', 'images');
  const file = path.join(folder, `${image.digest}-${width}.webp`);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const original = sharp(path.join(root, 'public', image.path));
  writeWhole(file, await original.resize({ width }).webp(encoding).toBuffer());
  return file;
}
