/**
 * Runs the examples of pages in a copy of the project that has another version of Strapi, and writes what fails after
 * each page: `node src/on/measure.ts FILE PAGES…`.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { exampleKey } from '../../../src/news/older-versions.ts';
import type { Kind } from '../finding.ts';
import { loadPage } from '../pages/page.ts';
import { partNames } from '../parts.ts';
import { verifyPages } from '../verify.ts';

/** What one run found, by the file of a page. */
export type Measured = Record<
  string,
  { readonly examplesHash: string; readonly failing: Readonly<Record<string, string>> }
>;

/** Enough of what was wrong to see whether it's worth a look. */
const shown = 120;

/** What a version decides; labels, options and messages say themselves since when they exist. */
const executed: ReadonlySet<Kind> = new Set(['http', 'graphql', 'run', 'schema', 'types']);

const [file = '', ...pages] = process.argv.slice(2);
const measured: Measured = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
const due = pages
  .map(loadPage)
  .filter((page) => measured[page.file]?.examplesHash !== page.examplesHash);
await verifyPages(
  due,
  ({ page, outcomes }) => {
    const codeAt = new Map(page.blocks.map(({ line, code }) => [line, code]));
    const failing = Object.fromEntries(
      outcomes
        .flatMap(({ findings }) => findings)
        .flatMap((finding) => {
          const code = finding.file === page.file ? codeAt.get(finding.block) : undefined;
          const isAnswer = finding.outcome === 'failed' && executed.has(finding.kind);
          return isAnswer && code !== undefined
            ? [[exampleKey(code), finding.message.slice(0, shown)]]
            : [];
        })
        .reverse(),
    );
    measured[page.file] = { examplesHash: page.examplesHash, failing };
    writeFileSync(file, JSON.stringify(measured));
    console.log(`${page.file}: ${Object.keys(failing).length}`);
  },
  ['builds', 'panel', ...partNames.filter((part) => part !== 'types' && part !== 'sequence')],
);
