import { failed } from '../finding.ts';
import type { Finding } from '../finding.ts';
import type { Page, PageBlock } from '../pages/load.ts';

/** Other names of languages: a block under one of them would be left out of every check. */
const languageNames: Record<string, string> = {
  cjs: 'js',
  console: 'bash',
  gql: 'graphql',
  javascript: 'js',
  mjs: 'js',
  mts: 'ts',
  'shell-session': 'bash',
  typescript: 'ts',
};

const databases = ['sqlite', 'postgres'];
const callers = ['public', 'user-jwt', 'full-access-token', 'read-only-token', 'admin-jwt'];

/** Checks the marks themselves, because a wrong one would switch a check off without a word. */
export function checkMarks(page: Page): Finding[] {
  const own = page.blocks.filter((block) => !block.included);
  return [
    ...own.flatMap((block) => problemsOf(block).map((message) => failed('marks', block, message))),
    ...page.tables.flatMap((table) => (table.skip !== undefined && isEmpty(table.skip) ? [failed('marks', table, noReason('skip'))] : [])),
  ];
}

function problemsOf({ lang, meta: { values, flags } }: PageBlock): string[] {
  const problems: string[] = [];
  for (const name of ['skip', 'skip-types']) {
    if (flags.has(name) || isEmpty(values.get(name) ?? 'none')) problems.push(noReason(name));
  }
  const language = languageNames[lang];
  if (language !== undefined) problems.push(`The checks know the language "${lang}" as \`${language}\`.`);
  const database = values.get('database');
  if (database !== undefined && !databases.includes(database)) problems.push(`No database "${database}". Allowed: ${databases.join(', ')}.`);
  const caller = values.get('as');
  if (caller !== undefined && !callers.includes(caller)) problems.push(`Nobody is called "${caller}". Allowed: ${callers.join(', ')}.`);
  return problems;
}

function isEmpty(reason: string): boolean {
  return reason.trim() === '';
}

function noReason(name: string): string {
  return `${name} needs a reason: ${name}="what the block would need".`;
}
