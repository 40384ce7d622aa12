import path from 'node:path';
import { parseArgs } from 'node:util';
import { writeImageVariant } from '../src/build/image-variants.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { rulesReader } from '../src/hosting/rules.ts';
import { endWith } from './end-with.ts';
import { createSiteServer, listen } from './serve-site.ts';

const defaultPort = 3000;

/**
 * Serves the `dist/` of a site on port 3000, or the next free one; `PORT` and `HOST` choose others.
 * @param root absolute path of the site's folder
 */
export async function serve(root = projectRoot): Promise<void> {
  const dist = path.join(root, 'dist');
  const wanted = Number(process.env.PORT || defaultPort);
  if (!(wanted >= 0 && wanted < 65_536)) {
    throw new Error(`PORT is "${process.env.PORT}". Set it to a number from 0 to 65535.`);
  }
  const host = process.env.HOST ?? '127.0.0.1';
  const rules = rulesReader(root);
  // Without a finished site there is nothing to serve.
  rules();
  const makeImage = (pathname: string) => writeImageVariant(dist, root, pathname);
  const port = await listen(createSiteServer(dist, rules, makeImage), wanted, host);
  if (wanted !== 0 && port !== wanted)
    console.log(`Port ${wanted} is taken; using ${port} instead.`);
  const name = host === '127.0.0.1' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  console.log(`The site is running on http://${name}:${port}`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { site: { type: 'string', default: '.' } } });
  await endWith(() => serve(path.resolve(projectRoot, values.site)));
}
