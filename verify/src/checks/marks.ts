import type { Finding } from '../finding.ts';
import { failed } from '../finding.ts';
import type { Page, PageBlock } from '../pages/load.ts';
import {
  completeFile,
  IncompleteFile,
  isPartial,
  missingMembers,
} from '../reader/complete-file.ts';
import { generatedFile } from '../reader/generate.ts';
import { languageOf, projectFile } from '../reader/page-states.ts';

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
  const own = page.blocks.filter((block) => !block.included);
  return [
    ...own.flatMap((block) =>
      [...problemsOf(block), ...losses(block)].map((message) => failed('marks', block, message)),
    ),
    ...page.tables.flatMap((table) =>
      table.skip?.trim() === '' ? [failed('marks', table, noReason)] : [],
    ),
  ];
}

function problemsOf({ lang, meta, metaProblem }: PageBlock): string[] {
  const language = languageNames[lang];
  return [
    ...(metaProblem === undefined ? [] : [metaProblem]),
    ...(language === undefined
      ? []
      : [`The checks know the language "${lang}" as \`${language}\`.`]),
    ...(meta.codemod === undefined && (meta.before || meta.after || meta.unchanged)
      ? ['"before", "after" and "unchanged" need codemod="UID", the codemod that runs.']
      : []),
    ...(meta.region !== undefined && meta.run
      ? [
          'A block with "region" can\'t have "run": the plugin runs as a whole, with plugin=inspections.',
        ]
      : []),
  ];
}

/**
 * A reader who copies a block replaces the file with it. A configuration file therefore shows everything that
 * a new project has in it, or a line `// …` where that stays.
 */
function losses(block: PageBlock): string[] {
  const file = projectFile(block);
  const own = file && generatedFile(file, languageOf(block));
  if (!own || !file.startsWith('/config/')) return [];
  if (!isPartial(block.code)) {
    const missing = missingMembers(own, block.code);
    return missing.length === 0
      ? []
      : [
          `This block replaces ${file}, in which a new project has ${missing.join(', ')}. Add a line \`// …\` where they stay, or show them.`,
        ];
  }
  try {
    completeFile(own, block.code);
    return [];
  } catch (error) {
    if (error instanceof IncompleteFile) return [error.message];
    throw error;
  }
}

const noReason = '"skip" needs a reason: skip="what the check would need".';
