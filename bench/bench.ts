import { appendFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { endWith } from '../scripts/end-with.ts';
import { measureBuild } from './measure-build.ts';
import { measureDev } from './measure-dev.ts';
import { measurePage } from './measure-page.ts';
import { createProject } from './project.ts';
import { type Figures, tableOf, writeReport } from './report.ts';

const root = path.join(import.meta.dirname, '..');

/**
 * Measures builds and the median page on a generated corpus, prints the figures, and keeps them in
 * BENCHMARKS.md. `--keep` leaves the copy of the project in its temporary folder.
 */
async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: 'boolean', default: false } },
  });
  const pages = Number(positionals[0] ?? 400);
  if (!Number.isInteger(pages) || positionals.length > 1) {
    throw new Error('Say how many pages the corpus has: npm run bench -- 400');
  }
  const project = createProject(root, pages);
  console.log(`A corpus of ${pages} pages in ${project.root}`);
  try {
    const figures = await measure(project.root, pages, project.corpus.median);
    writeReport(root, figures);
    console.log(`\n${tableOf(figures)}`);
  } finally {
    if (!values.keep) rmSync(project.root, { recursive: true });
  }
}

async function measure(copy: string, pages: number, median: string): Promise<Figures> {
  const step = async <Result>(name: string, run: () => Promise<Result>): Promise<Result> => {
    console.log(`${name} …`);
    return run();
  };
  const cold = await step('Cold build', () => measureBuild(copy));
  const page = await step('The median page', () => measurePage(copy, `/${median}`));
  appendFileSync(path.join(copy, `docs/${median}.md`), '\nOne sentence more is on this page.\n');
  const edited = await step('One page edited', () => measureBuild(copy));
  const unchanged = await step('Nothing changed', () => measureBuild(copy));
  const dev = await step('The authors’ server', () => measureDev(copy, median));
  return { pages, cold, edited, unchanged, page, dev };
}

await endWith(main);
