import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type CheckedChange, checkCode } from '../breaking-changes/checker/check-code.ts';
import { projectRoot } from '../config/project-root.ts';
import { Problems } from '../problems/problems.ts';
import { readMigrationRules } from './read-migration-rules.ts';

const file = 'docs/data/migration-rules.yml';
const problems = new Problems();
const text = readFileSync(path.join(projectRoot, file), 'utf8');
const rules = readMigrationRules({ file, text }, problems);
problems.throwIfAny();
const changes = [...rules].map(
  ([page, own]): CheckedChange => ({
    path: path.basename(page),
    title: '',
    description: '',
    rules: own,
  }),
);

test('rules belong to pages', () => {
  for (const page of rules.keys()) {
    expect(existsSync(path.join(projectRoot, `docs${page}.md`)), page).toBe(true);
  }
});

/** The pages that the checker names for some code, with the lines. */
function found(code: string): string[] {
  return checkCode(code, changes).flatMap(({ change, places }) =>
    places.map(({ line }) => `${change.path}:${line}`),
  );
}

test.each([
  [
    "await strapi.entityService.update('api::a.a', id, {\n  data: { publishedAt: new Date() },\n});",
    'entity-service-deprecated:2',
  ],
  [
    "await strapi.db.query('api::a.a').update({\n  where: { slug },\n  data: { publishedAt: null },\n});",
    'database-columns:3',
  ],
  ['if (entry.publishedAt) notify(entry);', 'publication-state-removed:1'],
  [
    'module.exports = {\n  afterUpdate({ result }) {\n    if (!result.publishedAt) return;\n  },\n};',
    'publication-state-removed:3',
  ],
  ['const next = { id: article.id, title };', 'use-document-id:1'],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a reader
  ['fetch(`${url}/api/articles/${article.id}`)', 'use-document-id:1'],
  ["fetch(url + '/api/articles/' + article.id)", 'use-document-id:1'],
  ["await strapi.query('api::a.a').update({\n  where: { id },\n  data,\n});", 'database-columns:2'],
  ["await strapi.db.query('api::a.a').delete({ where: { id: entry.id } });", 'database-columns:1'],
  ['return { data: { id: entry.id, attributes: { title } } };', 'new-response-format:1'],
])('v4 code leads to the page about it: %s', (code, expected) => {
  expect(found(code)).toContain(expected);
});

test.each([
  "await strapi.documents('api::a.a').publish({ documentId });",
  "await strapi.documents('api::a.a').update({ documentId: article.documentId, data: { title } });",
  'return items.map((item) => <li key={item.id}>{item.title}</li>);',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a reader
  'const page = await fetch(`${url}/api/articles/${article.documentId}`);',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code of a reader
  'await fetch(`${url}/api/users/${user.id}`);',
  'const entry = { documentId: article.documentId, id: article.id };',
  'ctx.body = { data: { id, documentId, title } };',
  "const { data } = await client.collection('articles').findOne(documentId);",
])('v5 code leads nowhere: %s', (code) => {
  expect(found(code)).toEqual([]);
});

test('a large paste that no language could read ends soon', () => {
  const pieces = ['({[', '`${', 'a.b.c(', '"', ' => {', '/*', '<div ', 'where: { id', '?. '];
  const code = Array.from({ length: 60_000 }, (_, at) => pieces[(at * 7) % pieces.length]).join('');
  expect(() => found(code)).not.toThrow();
});
