import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, totalmem } from 'node:os';
import path from 'node:path';
import type { BuildCost } from './measure-build.ts';
import type { DevCost } from './measure-dev.ts';
import type { PageCost } from './measure-page.ts';

/** The figures of one run. */
export interface Figures {
  readonly pages: number;
  readonly cold: BuildCost;
  readonly edited: BuildCost;
  readonly unchanged: BuildCost;
  readonly page: PageCost;
  readonly dev: DevCost;
}

const introduction = `# Benchmarks

What a page costs a reader and what building costs, measured on generated corpora by \`npm run bench\`,
which replaces the part of this file that belongs to the size it was asked for. The corpus is made by
\`bench/corpus/\` and is the same in every run. A build is measured by its processes: their time on the
processor, user and system, and the memory that they hold together. "One page edited" adds a sentence
to the page of median size after a cold build; that page is also the one whose bytes are counted, and
that \`npm run dev\` shows first.
`;

const number = (value: number, digits = 1): string => value.toFixed(digits);
const kilobytes = (bytes: number): string => `${number(bytes / 1024)} KB`;

/** The figures as a Markdown table. */
export function tableOf({ cold, edited, unchanged, page, dev }: Figures): string {
  const build = (name: string, { cpu, wall, memory }: BuildCost) =>
    `| ${name} | ${number(cpu)} s | ${number(wall)} s | ${number(memory / 1024 ** 3, 2)} GB |`;
  return `| build | CPU time | time on the clock | peak memory |
| --- | --- | --- | --- |
${build('cold', cold)}
${build('one page edited', edited)}
${build('nothing changed', unchanged)}

| the median page before \`load\` | |
| --- | --- |
| HTML, CSS and JavaScript (brotli) | ${kilobytes(page.text)} |
| of which JavaScript files | ${kilobytes(page.script)} |
| both font families | ${kilobytes(page.fonts)} |
| requests | ${page.requests} |
| requests to other hosts | ${page.thirdParty} |
| layout shift | ${number(page.shift, 3)} |

| \`npm run dev\` after a build | |
| --- | --- |
| first page in a browser | ${number(dev.firstPage)} s |
| the same at the first start ever | ${number(dev.firstStart)} s |
| a saved edit in the browser | ${number(dev.edit, 2)} s |
`;
}

/** Replaces the figures for the same number of pages. */
export function writeReport(root: string, figures: Figures): void {
  const file = path.join(root, 'BENCHMARKS.md');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : introduction;
  const [, ...sections] = text.split(/^(?=## \d+ pages$)/m);
  const bySize = new Map(
    sections.map((section) => [Number(/^## (\d+)/.exec(section)?.[1]), section]),
  );
  bySize.set(figures.pages, sectionOf(figures));
  const ordered = [...bySize].sort(([a], [b]) => a - b).map(([, section]) => section.trim());
  writeFileSync(file, `${[introduction.trim(), ...ordered].join('\n\n')}\n`);
}

function sectionOf(figures: Figures): string {
  const date = new Date().toISOString().slice(0, 10);
  const memory = Math.round(totalmem() / 1024 ** 3);
  const machine = `${cpus()[0]?.model ?? 'unknown processor'}, ${availableParallelism()} cores, ${memory} GB, Node.js ${process.version}`;
  return `## ${figures.pages} pages

${date}, ${machine}, \`npm run bench -- ${figures.pages}\`

${tableOf(figures)}`;
}
