import { createRequire } from 'node:module';
import path from 'node:path';
import type { Finding } from '../finding.ts';
import { failed } from '../finding.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { verifyRoot } from '../paths.ts';
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
  const known = builtIn();
  return [...middlewareNames(block.code)]
    .filter((name) => !known.includes(name))
    .map((name) => `Strapi has no middleware ${name}. It has ${known.join(', ')}.`);
}

/** The names of the middlewares that are part of Strapi. */
function builtIn(): string[] {
  const file = path.join(verifyRoot, 'node_modules/@strapi/core/dist/middlewares/index.js');
  const { middlewares } = createRequire(import.meta.url)(file) as { middlewares: object };
  return Object.keys(middlewares).map((name) => `strapi::${name}`);
}

function middlewareNames(code: string): Set<string> {
  return new Set([...code.matchAll(/['"](strapi::\w+)['"]/g)].map(([, name = '']) => name));
}
