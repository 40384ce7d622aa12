import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { SiteConfig } from '../config/schema.ts';
import { readDocumentIndex } from '../markdown/document-index.ts';
import { ContentError } from '../markdown/problems.ts';
import { findBrokenLinks, type MarkdownText, type SourceText } from './broken-links.ts';
import { readBuiltSite } from './built-site.ts';

/**
 * Fails the build on any link, anchor, asset or redirect target that leads nowhere (product-spec S2),
 * on pages and in what agents read. It is the last step, once every file is written.
 */
export function linkCheck(site: SiteConfig): AstroIntegration {
  let root = '';
  return {
    name: 'link-check',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.root);
      },
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const built = readBuiltSite(dist, root);
        const problems = findBrokenLinks({
          built,
          documents: readDocumentIndex(root),
          texts: readAgentTexts(dist),
          redirects: site.redirects,
          sources: readSources(root),
          origin: site.url,
        });
        if (problems.length > 0) throw new ContentError(problems);
        logger.info(`every link of ${built.pages.size} pages leads somewhere`);
      },
    },
  };
}

function readAgentTexts(dist: string): MarkdownText[] {
  return ['llms.txt', 'llms-full.txt', 'llms-code.txt'].map((file) => ({
    file: `dist/${file}`,
    markdown: readFileSync(path.join(dist, file), 'utf8'),
  }));
}

/** The files outside `docs/**.md` in which a link can stand, to tell the place of a broken one. */
function readSources(root: string): SourceText[] {
  return globSync(['site.config.ts', 'sidebars.ts', 'docs/**/*.tsx', 'src/**/*.{astro,tsx,ts}'], {
    cwd: root,
  }).map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));
}
