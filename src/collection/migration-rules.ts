import source from '#site/docs/data/migration-rules.yml?raw';
import { readMigrationRules } from '../markdown/read-migration-rules.ts';
import { Problems } from '../problems/problems.ts';
import { allDocuments } from './documents.ts';

/**
 * What the migration checker looks for, with the pages that explain it.
 * @throws Error with the lines of what's wrong, such as rules for a page that isn't there
 */
export async function migrationRules() {
  const file = 'docs/data/migration-rules.yml';
  const problems = new Problems();
  const rules = readMigrationRules({ file, text: source }, problems);
  const pages = new Map((await allDocuments()).map(({ data }) => [data.path, data]));
  const changes = [...rules].flatMap(([path, own]) => {
    const page = pages.get(path);
    if (page?.breakingChange) {
      return [{ path, title: page.title, description: page.description, rules: own }];
    }
    problems.add({
      file,
      line: 1,
      message: `No page ${path} has breakingChange in its front matter. Correct the path.`,
    });
    return [];
  });
  problems.throwIfAny();
  return changes;
}
