import { projectRoot } from '../src/config/project-root.ts';
import { buildSite } from './build.ts';
import { endWith } from './end-with.ts';
import { serve } from './serve.ts';

await endWith(async () => {
  await buildSite(projectRoot, false);
  await serve();
});
