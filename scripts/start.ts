import { projectRoot } from '../src/config/project-root.ts';
import { buildPages } from './build.ts';
import { endWith } from './end-with.ts';
import { serve } from './serve.ts';

await endWith(async () => {
  const complete = await buildPages(projectRoot, false);
  await serve();
  await complete();
});
