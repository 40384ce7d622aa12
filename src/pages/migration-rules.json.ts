import type { APIRoute } from 'astro';
import type { CheckedChange } from '../breaking-changes/checker/check-code.ts';
import { migrationRules } from '../collection/migration-rules.ts';

/** What the migration checker looks for, loaded by readers who use it. */
export const GET: APIRoute = async () => {
  const changes: CheckedChange[] = await migrationRules();
  return Response.json(changes);
};
