import type { CheckedChange } from '../../breaking-changes/checker/check-code.ts';
import { withBase } from '../../browser/with-base.ts';

let rules: Promise<readonly CheckedChange[]> | undefined;

/**
 * What the checker looks for, loaded once for the first check; see `pages/migration-rules.json.ts`.
 * @throws Error if the file can't be loaded; the next call tries again
 */
export function loadRules(): Promise<readonly CheckedChange[]> {
  rules ??= fetchRules().catch((error: unknown) => {
    rules = undefined;
    throw error;
  });
  return rules;
}

async function fetchRules(): Promise<readonly CheckedChange[]> {
  const response = await fetch(withBase('/migration-rules.json'));
  if (!response.ok) throw new Error(`/migration-rules.json: status ${response.status}`);
  // Written by our own build from rules that the schema accepted.
  return (await response.json()) as readonly CheckedChange[];
}
