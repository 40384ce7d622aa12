import { type Finding, failed } from '../finding.ts';
import type { Page, PageBlock } from '../pages/page.ts';

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

/** Checks the marks themselves, because a wrong one would switch a check off without a word. */
export function checkMarks(page: Page): Finding[] {
  return [
    ...page.blocks
      .filter(({ included }) => !included)
      .flatMap((block) => problemsOf(block).map((message) => failed('marks', block, message))),
    ...page.tables
      .filter(({ skip }) => skip?.trim() === '')
      .map((table) =>
        failed('marks', table, '"skip" needs a reason: skip="what the check would need".'),
      ),
  ];
}

function problemsOf({ lang, meta, metaProblem }: PageBlock): string[] {
  const language = languageNames[lang];
  const problems = [
    metaProblem,
    language && `The checks know the language "${lang}" as \`${language}\`.`,
    meta.codemod === undefined &&
      (meta.before || meta.after || meta.unchanged) &&
      '"before", "after" and "unchanged" need codemod="UID", the codemod that runs.',
    meta.region !== undefined &&
      meta.run &&
      'A block with "region" can\'t have "run": the plugin runs as a whole, with plugin=inspections.',
  ];
  return problems.filter((problem) => typeof problem === 'string');
}
