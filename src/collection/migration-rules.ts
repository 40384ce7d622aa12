import source from '#site/docs/data/migration-rules.yml?raw';
import { readMigrationRules } from '../markdown/read-migration-rules.ts';
import { Problems } from '../problems/problems.ts';
import { allDocuments } from './documents.ts';

/**
 * Every breaking change with what the migration checker looks for: nothing if code can't show it.
 * @throws Error with the lines of what's wrong in the file of rules
 */
export async function migrationRules() {
  const problems = new Problems();
  const rules = readMigrationRules(
    { file: 'docs/data/migration-rules.yml', text: source },
    problems,
  );
  problems.throwIfAny();
  return (await allDocuments())
    .filter(({ data }) => data.breakingChange)
    .map(({ data: { path, title, description } }) => {
      return { path, title, description, rules: rules.get(path) ?? [] };
    });
}
