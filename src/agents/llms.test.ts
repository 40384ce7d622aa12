import { expect, test } from 'vitest';
import { section } from '../document/make-sections.ts';
import type { AgentPage } from './agent-page.ts';
import { twinOf, twinPath } from './agent-page.ts';
import { groupsOf, llmsCode, llmsFull, llmsTxt } from './llms.ts';
import { pageIndex } from './page-index.ts';

const site = { title: 'Docs', description: 'All about it.', url: 'https://docs.example.com' };

const text = (written: string) => ({ kind: 'prose', markdown: written, text: written }) as const;

const page: AgentPage = {
  id: 'cms/intro',
  path: '/cms/intro',
  file: 'docs/cms/intro.md',
  title: 'Introduction',
  description: 'What it is.',
  tags: ['start'],
  unlisted: false,
  updated: '2026-01-02',
  sections: [
    section({ blocks: [text('First.')] }),
    section({
      depth: 2,
      slug: 'run',
      title: 'Run',
      badges: ['Beta'],
      blocks: [
        {
          kind: 'list',
          ordered: false,
          start: 1,
          items: [
            {
              blocks: [
                text('Do it:'),
                { kind: 'code', language: 'js', title: '/a.js', code: 'if (a) {\n  b();\n}' },
              ],
            },
          ],
        },
        {
          kind: 'tabs',
          group: 'package-manager',
          tabs: [{ label: 'npm', blocks: [{ kind: 'code', language: 'bash', code: 'npm run x' }] }],
        },
        { kind: 'code', language: 'json', code: '```', exchange: 'response', status: '201' },
      ],
    }),
  ],
};

test('the twin needs no context', () => {
  expect(twinOf({ ...page, sections: page.sections.slice(0, 1) }, site.url, '5.54.0')).toBe(
    '# Introduction\n\n> What it is.\n\nSource: https://docs.example.com/cms/intro\nVersion: Strapi 5.54.0\n\nFirst.\n',
  );
  expect(twinPath('/')).toBe('/index.md');
});

test('llms.txt lists pages by the groups of the sidebar', () => {
  const groups = groupsOf(
    'CMS',
    [
      {
        type: 'group',
        key: 'Start',
        label: 'Start',
        collapsible: false,
        collapsed: false,
        children: [{ type: 'page', label: 'Intro', path: '/cms/intro', id: 'cms/intro' }],
      },
    ],
    (path) => (path === page.path ? page : undefined),
  );
  const text = llmsTxt(site, groups);
  expect(text).toMatch(/^# Docs\n\n> All about it\./);
  expect(text).toContain(
    '## CMS: Start\n\n- [Introduction](https://docs.example.com/cms/intro.md): What it is.',
  );
});

test('llms-full.txt holds every page', () => {
  expect(llmsFull(site, [page, { ...page, title: 'Second' }], '5.54.0')).toMatch(
    /# Introduction[\s\S]*# Second/,
  );
});

test('llms-code.txt has every code block with its page, heading, tab and status', () => {
  expect(llmsCode(site, [page])).toBe(`# Docs: code examples

## Introduction

What it is.

### Run

Source: https://docs.example.com/cms/intro#run
Status: Beta

\`\`\`js title="/a.js"
if (a) {
  b();
}
\`\`\`

### Run

Source: https://docs.example.com/cms/intro#run
Tab: npm
Status: Beta

\`\`\`bash
npm run x
\`\`\`

### Run

Source: https://docs.example.com/cms/intro#run
HTTP status: 201
Status: Beta

\`\`\`\`json
\`\`\`
\`\`\`\`
`);
});

test('index.json describes each page', () => {
  expect(pageIndex(site, [page]).pages).toEqual([
    {
      path: '/cms/intro',
      title: 'Introduction',
      description: 'What it is.',
      markdown: '/cms/intro.md',
      tags: ['start'],
      headings: [{ depth: 2, slug: 'run', text: 'Run' }],
      updated: '2026-01-02',
    },
  ]);
});
