import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWith } from './end-with.ts';
import { createSiteServer, listen } from './serve-site.ts';

const defaultPort = 3000;

const project = path.join(import.meta.dirname, '..');

/**
 * Serves the `dist/` of a site on port 3000, or the next free one; `PORT` and `HOST` choose others.
 * @param root absolute path of the site's folder
 */
export async function serve(root = project): Promise<void> {
  const dist = path.join(root, 'dist');
  const wanted = Number(process.env.PORT ?? defaultPort);
  const host = process.env.HOST ?? '127.0.0.1';
  const port = await listen(createSiteServer(dist), wanted, host);
  if (port !== wanted) console.log(`Port ${wanted} is taken; using ${port} instead.`);
  console.log(`The site is on http://${host === '127.0.0.1' ? 'localhost' : host}:${port}`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { site: { type: 'string', default: '.' } } });
  await endWith(() => serve(path.resolve(project, values.site)));
}
