import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { underBase } from '../config/base-path.ts';
import type { SiteConfig } from '../config/schema.ts';
import { checkRedirects, type SourceText } from '../hosting/check-redirects.ts';
import { makeRules } from '../hosting/make-rules.ts';
import { movedAnchorsFile } from '../hosting/moved-anchors-file.ts';
import { isAnchor } from '../hosting/redirects.ts';
import { type HostingRules, hostingFolder, type Redirect } from '../hosting/rules.ts';
import { writeHostingFiles } from '../hosting/write-hosting-files.ts';
import { readDocumentIndex } from '../markdown/document-index.ts';
import { ContentError } from '../problems/problems.ts';
import { findBrokenLinks, type MarkdownText } from './broken-links.ts';
import { readBuiltSite } from './built-site.ts';
import { pageCode } from './page-code.ts';
import { findPrivateValues } from './private-values.ts';

/**
 * The last step of Astro's build, once every page is written. It fails the build on any link, anchor, asset or redirect
 * that leads nowhere (SPECIFICATION.md S2), on pages and in what agents read; writes what hosts need to
 * know. What readers can do without for a while comes after it (`complete-site.ts`).
 */
export function finishSite(
  root: string,
  site: SiteConfig,
  redirects: readonly Redirect[],
): AstroIntegration {
  return {
    name: 'finish-site',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const built = readBuiltSite(dist, root);
        const sources = readSources(root);
        const problems = [
          ...findBrokenLinks({
            built,
            documents: readDocumentIndex(root),
            texts: readAgentTexts(dist),
            redirects,
            sources,
            origin: site.url,
          }),
          ...checkRedirects(redirects, built.pages, sources),
          ...findPrivateValues(dist, site, process.env),
        ];
        if (problems.length > 0) throw new ContentError(problems);
        logger.info(`every link of ${built.pages.size} pages leads somewhere`);

        const rules = makeRules(site, pageCode(built.pages), redirects);
        writeHostingFiles(rules, foldersOf(dist, rules), path.join(root, hostingFolder));

        const at = (place: string) => underBase(rules.base, place);
        const moved = redirects.filter(isAnchor).map(({ from, to }) => [at(from), at(to)]);
        writeFileSync(path.join(dist, movedAnchorsFile), JSON.stringify(Object.fromEntries(moved)));
      },
    },
  };
}

/** The first parts of the paths of all files that have the headers of pages. */
function foldersOf(dist: string, { base, cache, policies }: HostingRules): string[] {
  const others = [...cache.hashedFolders, ...Object.keys(policies.frames)].map(
    (place) => place.slice(base.length).split('/')[1],
  );
  return globSync('*', { cwd: dist })
    .filter((name) => !others.includes(name))
    .sort();
}

function readAgentTexts(dist: string): MarkdownText[] {
  return ['llms.txt', 'llms-full.txt', 'llms-code.txt'].map((file) => ({
    file: `dist/${file}`,
    markdown: readFileSync(path.join(dist, file), 'utf8'),
  }));
}

/** The files outside `docs/**.md` in which a link can stand, to tell the place of a broken one. */
function readSources(root: string): SourceText[] {
  const files = [
    'site.config.ts',
    'sidebars.ts',
    'redirects.ts',
    'moved-anchors.ts',
    'docs/**/*.tsx',
    'src/**/*.{astro,tsx,ts}',
  ];
  return globSync(files, { cwd: root }).map((file) => ({
    file,
    text: readFileSync(path.join(root, file), 'utf8'),
  }));
}
