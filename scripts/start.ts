import { buildSite } from './build.ts';
import { serve } from './serve.ts';

try {
  await buildSite(false);
  await serve();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
