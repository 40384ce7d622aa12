import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildAskIndex } from '../../ask-ai/retrieval/ask-index.ts';
import { type AgentPage, twinOf, twinPath } from '../agent-page.ts';
import { pageIndex } from '../page-index.ts';

const site = { title: 'Docs', url: 'https://docs.example.com' };

const page = (
  where: string,
  title: string,
  description: string,
  sections: AgentPage['sections'],
): AgentPage => ({
  path: where,
  title,
  description,
  tags: [],
  keywords: [],
  headings: sections
    .filter(({ depth }) => depth > 1)
    .map(({ depth, slug, title: text }) => ({ depth, slug, text })),
  sections,
  updated: '2026-01-02',
});

/** A few pages, as the tests of Ask AI and of the MCP server read them. */
export const smallPages: readonly AgentPage[] = [
  page('/cms/install', 'Installation', 'Create a project from the command line.', [
    { depth: 1, slug: '', title: '', markdown: 'A project is a folder on your computer.' },
    {
      depth: 2,
      slug: 'create',
      title: 'Create a project',
      markdown: 'Run this:\n\n```bash\nnpx create-strapi-app@latest my-project\n```',
    },
    {
      depth: 2,
      slug: 'requirements',
      title: 'Requirements',
      markdown: 'You need **Node.js 24** and 2 GB of memory.',
    },
  ]),
  page('/cms/filters', 'Filters', 'Keep the documents that match a condition.', [
    {
      depth: 2,
      slug: 'eq',
      title: '`$eq`',
      markdown:
        'Keeps what equals the value. See [Installation](https://docs.example.com/cms/install).\n\n```js title="/a.js"\nfind({ filters: { name: { $eq: "a" } } });\n```',
    },
    { depth: 2, slug: 'null', title: '`$null`', markdown: 'Keeps what is empty.' },
  ]),
  page('/cloud/plans', 'Plans', 'What hosting costs and which limits each plan has.', [
    { depth: 2, slug: 'growth', title: 'Growth', markdown: 'The Growth plan adds releases.' },
  ]),
];

/** Writes the files that agents read, as a build does. @returns the folder */
export function writeSmallSite(): string {
  const dist = mkdtempSync(path.join(tmpdir(), 'small-site-'));
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(dist, file)), { recursive: true });
    writeFileSync(path.join(dist, file), text);
  };
  write('index.json', JSON.stringify(pageIndex(site, smallPages)));
  write('ask-ai/index.json', JSON.stringify(buildAskIndex(smallPages)));
  for (const one of smallPages) write(twinPath(one.path), twinOf(one, site.url));
  return dist;
}
