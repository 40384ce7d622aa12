import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../src/config/project-root.ts';
import { buildPages } from './build.ts';
import { endWith } from './end-with.ts';
import { serve } from './serve.ts';

const { values } = parseArgs({ options: { site: { type: 'string', default: '.' } } });
await endWith(async () => {
  const root = path.resolve(projectRoot, values.site);
  const complete = await buildPages(root, false);
  await serve(root);
  await complete();
});
