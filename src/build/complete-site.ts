import path from 'node:path';
import { writeCompressedTwins } from './compressed-twins.ts';
import { writeImageVariants } from './image-variants.ts';

/**
 * Adds what a site can be served without to its `dist/`: the smaller versions of images, and the compressed
 * twins of texts. Stopped in the middle, it goes on the next time with what isn't kept in `.cache/` yet.
 * @param root absolute path of the site's folder
 * @returns what it added and how long that took, in words
 */
export async function completeSite(root: string): Promise<string> {
  const started = performance.now();
  const dist = path.join(root, 'dist');
  const images = await writeImageVariants(dist, root);
  const twins = await writeCompressedTwins(dist, root);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `Added ${images} smaller versions of images and ${twins} compressed twins of texts in ${seconds} s.`;
}
