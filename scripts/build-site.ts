import { build } from 'astro';
import { endWith } from './end-with.ts';

/**
 * Builds one site in its own process, which `build.ts` starts.
 * Arguments: the absolute path of the site's folder, and `force` to use nothing of earlier builds.
 */
await endWith(async () => {
  const [root = process.cwd(), force] = process.argv.slice(2);
  // Its pages look for what belongs to the site, such as its history, from the current folder.
  process.chdir(root);
  await build({ root, logLevel: 'info', force: force === 'force' });
});
