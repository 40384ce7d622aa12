import path from 'node:path';
import { buildSite } from './build.ts';
import { endWith } from './end-with.ts';
import { serve } from './serve.ts';

await endWith(async () => {
  await buildSite(path.join(import.meta.dirname, '..'), false);
  await serve();
});
