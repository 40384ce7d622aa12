import { createRequire } from 'node:module';
import { type Finding, failed } from '../finding.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { packageFolder } from '../paths.ts';
import {
  completeFile,
  IncompleteFile,
  isPartial,
  missingMembers,
} from '../reader/complete-file.ts';
import { generatedFile } from '../reader/generate.ts';
import { languageOf, projectFile } from '../reader/page-states.ts';

/**
 * Checks what a reader loses or breaks by copying a configuration file: it replaces the file of a new project,
 * so it shows everything that is in there, or a line `// …` where that stays. And Strapi doesn't start with a
 * middleware that it doesn't have.
 */
export function checkConfigFiles(page: Page): Finding[] {
  return page.blocks
    .filter((block) => !block.included && block.lang !== 'json')
    .flatMap((block) =>
      [...losses(block), ...unknownMiddlewares(block)].map((message) =>
        failed('marks', block, message),
      ),
    );
}

function losses(block: PageBlock): string[] {
  const file = projectFile(block);
  const own = file?.startsWith('/config/') && generatedFile(file, languageOf(block));
  if (!own) return [];
  if (!isPartial(block.code)) {
    const missing = missingMembers(own, block.code);
    return missing.length === 0 || block.meta.error !== undefined
      ? []
      : [
          `This block replaces ${file}, where a new project has ${missing.join(', ')}. Add a line \`// …\` where they stay, or show them.`,
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

/** Strapi's own type takes any name. */
function unknownMiddlewares(block: PageBlock): string[] {
  if (!/^\/config\/(?:env\/[^/]+\/)?middlewares\./.test(projectFile(block) ?? '')) return [];
  if (block.meta.error !== undefined) return [];
  const file = packageFolder('@strapi/core', 'dist/middlewares/index.js');
  const { middlewares } = createRequire(import.meta.url)(file) as { middlewares: object };
  const known = Object.keys(middlewares).map((name) => `strapi::${name}`);
  const names = block.code.match(/(?<=['"])strapi::\w+(?=['"])/g);
  return [...new Set(names)]
    .filter((name) => !known.includes(name))
    .map((name) => `Strapi has no middleware ${name}. It has ${known.join(', ')}.`);
}
