// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import { renderMarkdown } from '../content/testing/render-markdown.ts';
import { sectionsMarkdown } from '../document/block-markdown.ts';
import { formatProblem, Problems } from '../problems/problems.ts';
import { readBadges, readDataTables, readGlossary, readPlans } from './data-files.ts';

const data = path.join(projectRoot, 'docs/data');
const badgesFile = readFileSync(path.join(data, 'badges.yml'), 'utf8');
const plansFile = readFileSync(path.join(data, 'plans.yml'), 'utf8');

function badgesOf(plans: string, badges = badgesFile) {
  const problems = new Problems();
  const found = readBadges(
    { file: 'docs/data/badges.yml', text: badges },
    readPlans({ file: 'docs/data/plans.yml', text: plans }, problems),
    problems,
  );
  return { badges: found, problems: problems.list.map(formatProblem) };
}

test('plans go by the names that plans.yml gives them', () => {
  const { badges, problems } = badgesOf(plansFile);
  expect(problems).toEqual([]);
  const labels = ['community', 'growth', 'enterprise', 'cloud-starter', 'cloud-pro'];
  expect(labels.map((id) => badges.get(id)?.label)).toEqual([
    'Community',
    'Growth',
    'Enterprise',
    'Cloud Starter',
    'Cloud Pro',
  ]);
  expect(badges.get('cloud-business')?.label).toBe('Cloud Business');
});

test('a renamed plan is one edit that shows on the page and in its Markdown twin', async () => {
  const { badges } = badgesOf(plansFile.replaceAll('name: Growth', 'name: Blossom'));
  const { html, sections } = await renderMarkdown(
    'Needs :badge{name="growth"}.\n\n::feature-identity{plan="Growth, Enterprise"}',
    { site: { badges } },
  );
  const twin = sectionsMarkdown(sections);
  expect(html.match(/Blossom/g)).toHaveLength(2);
  expect(twin).toContain('Needs (Blossom).');
  expect(twin).toContain('Blossom, Enterprise');
  expect(html.replace(/<svg[\s\S]*?<\/svg>/g, '') + twin).not.toContain('Growth');
});

test('a badge named after no plan is told with the plans that there are', () => {
  const { problems } = badgesOf(plansFile.replace('id: growth', 'id: blossom'));
  expect(problems.join('\n')).toMatch(
    /badges\.yml:\d+ .*"growth" is named after "cms\/growth", which isn’t a plan.*cms\/blossom/,
  );
});

test.each([
  ['broken YAML', 'term: [a\n', /docs\/data\/glossary\.yml:\d+ {2}Flow sequence/],
  [
    'duplicate keys',
    '- id: a\n  term: A\n  term: B\n  definition: C\n',
    /glossary\.yml:3 .*unique/,
  ],
  [
    'an unknown key',
    '- id: a\n  term: A\n  definition: C\n  color: red\n',
    /glossary\.yml:4 .*color/,
  ],
  [
    'a duplicate id',
    '- { id: a, term: A, definition: C }\n- { id: a, term: B, definition: D }\n',
    /glossary\.yml:2 {2}Duplicate id "a"/,
  ],
])('%s in a data file is reported with file and line', (_, text, message) => {
  const problems = new Problems();
  readGlossary({ file: 'docs/data/glossary.yml', text }, problems);
  expect(problems.list.map(formatProblem).join('\n')).toMatch(message);
});

const table = `- id: plans
  caption: What each plan includes
  source: https://example.com/plans
  checked: 2026-11-22
  columns: [Resource, { plan: cloud/pro }]
  rows:
    - [Storage, 250 GB]
`;

function tablesOf(text: string) {
  const problems = new Problems();
  const plans = readPlans({ file: 'docs/data/plans.yml', text: plansFile }, problems);
  const tables = readDataTables({ file: 'docs/data/cloud.yml', text }, plans, problems);
  return { tables, problems: problems.list.map(formatProblem).join('\n') };
}

test('the column of a plan goes by the name that plans.yml gives it', () => {
  const { tables, problems } = tablesOf(table);
  expect(problems).toBe('');
  expect(tables.get('plans')).toEqual({
    caption: 'What each plan includes',
    source: 'https://example.com/plans',
    checked: '2026-11-22',
    columns: ['Resource', 'Pro'],
    rows: [['Storage', '250 GB']],
  });
});

test.each([
  ['a date in words', ['2026-11-22', 'last week'], /cloud\.yml:4 .*checked: a date such as/],
  ['a source that isn’t a URL', ['https://example.com/plans', 'the docs'], /:3 .*full https URL/],
  ['a column for no plan', ['cloud/pro', 'cloud/gold'], /"cloud\/gold", which isn’t a plan/],
  ['a row that is too short', ['[Storage, 250 GB]', '[Storage]'], /"Storage" has 1 cells/],
])('%s in a table of data is reported', (_, [right = '', wrong = ''], message) => {
  expect(tablesOf(table.replace(right, wrong)).problems).toMatch(message);
});
