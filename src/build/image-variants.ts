import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
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

/** Makes the smaller versions of images in the authors' server, each when a browser asks for it. */
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
    },
  };
}

/**
 * Writes the smaller versions of every image of `public/images/` that a page shows into the output folder.
 * They are kept in `.cache/`, so that an image costs its time once.
 * @returns how many there are
 */
export async function writeImageVariants(dist: string, root: string): Promise<number> {
  const shown = readShownImages(root);
  const images = (await knownImages(root)).filter((image) => shown.has(image.path));
  const variants = images.flatMap((image) =>
    variantsOf(image).map((variant) => ({ image, variant })),
  );
  await inParallel(variants, async ({ image, variant }) => {
    put(await make(root, image, variant), path.join(dist, variant.path));
  });
  return variants.length;
}

/** Writes one of them before its turn, if there is one at this path of the site. */
export async function writeImageVariant(dist: string, root: string, wanted: string): Promise<void> {
  const made = await makeByPath(root, wanted);
  if (made) put(made, path.join(dist, wanted));
}

function put(made: string, target: string): void {
  mkdirSync(path.dirname(target), { recursive: true });
  linkFile(made, target);
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
