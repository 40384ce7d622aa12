import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { section } from '../../document/make-sections.ts';
import { buildIndex } from '../../retrieval/index/build-index.ts';
import type { SearchablePage } from '../../retrieval/questions/page-questions.ts';
import { type AgentPage, twinOf, twinPath } from '../agent-page.ts';
import { pageIndex } from '../page-index.ts';

/** A page as agents and the index see it. */
type SmallPage = AgentPage & SearchablePage;

const site = { title: 'Docs', url: 'https://docs.example.com' };

const page = (
  where: string,
  title: string,
  description: string,
  sections: AgentPage['sections'],
): SmallPage => ({
  id: where.slice(1),
  path: where,
  file: `docs${where}.md`,
  title,
  description,
  tags: [],
  questions: [],
  unlisted: false,
  sections,
  updated: '2026-01-02',
});

const prose = (markdown: string, text = markdown) => ({ kind: 'prose', markdown, text }) as const;

/** A few pages, as the tests of Ask AI and of the MCP server read them. */
export const smallPages: readonly SmallPage[] = [
  page('/cms/install', 'Installation', 'Create a project from the command line.', [
    section({ blocks: [prose('A project is a folder on your computer.')] }),
    section({
      depth: 2,
      slug: 'create',
      title: 'Create a project',
      blocks: [
        prose('Run this:'),
        { kind: 'code', language: 'bash', code: 'npx create-strapi-app@latest my-project' },
      ],
    }),
    section({
      depth: 2,
      slug: 'requirements',
      title: 'Requirements',
      blocks: [
        prose(
          'You need **Node.js 24** and 2 GB of memory.',
          'You need Node.js 24 and 2 GB of memory.',
        ),
      ],
    }),
  ]),
  page('/cms/filters', 'Filters', 'Keep the documents that match a condition.', [
    {
      ...section({
        depth: 2,
        slug: 'eq',
        title: '$eq',
        blocks: [
          {
            ...prose(
              'Keeps what equals the value. See [Installation](https://docs.example.com/cms/install).',
              'Keeps what equals the value. See Installation.',
            ),
            links: ['https://docs.example.com/cms/install'],
          },
          {
            kind: 'code',
            language: 'js',
            title: '/a.js',
            code: 'find({ filters: { name: { $eq: "a" } } });',
          },
        ],
      }),
      titleMarkdown: '`$eq`',
    },
    {
      ...section({
        depth: 2,
        slug: 'null',
        title: '$null',
        blocks: [prose('Keeps what is empty.')],
      }),
      titleMarkdown: '`$null`',
    },
  ]),
  page('/cloud/plans', 'Plans', 'What hosting costs and which limits each plan has.', [
    section({
      depth: 2,
      slug: 'growth',
      title: 'Growth',
      blocks: [prose('The Growth plan adds releases.')],
    }),
    section({
      depth: 2,
      slug: 'troubleshooting',
      title: 'Troubleshooting',
      blocks: [
        {
          kind: 'table',
          header: [prose('Message'), prose('Cause'), prose('Solution')],
          rows: [
            [
              prose('`The project … is suspended`', 'The project … is suspended'),
              prose('A payment failed.'),
              prose('Update the payment method.'),
            ],
          ],
        },
      ],
    }),
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
  for (const [file, text] of buildIndex(smallPages)) write(file, text);
  for (const one of smallPages) write(twinPath(one.path), twinOf(one, site.url, '5.54.0'));
  return dist;
}
