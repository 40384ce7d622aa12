import { expect, test } from 'vitest';
import { blocksMarkdown } from '../document/block-markdown.ts';
import type { Block, Section } from '../document/page-document.ts';
import { withRequestsAs } from './requests-as.ts';

const blocks: readonly Block[] = [
  { kind: 'prose', markdown: 'Send `GET /api/a`:', text: 'Send GET /api/a:' },
  {
    kind: 'code',
    language: 'http',
    exchange: 'request',
    code: 'GET /api/restaurants?sort=name\nAuthorization: Bearer <user-jwt>',
  },
  { kind: 'code', language: 'json', exchange: 'response', code: '{ "data": [] }' },
];
const section: Section = {
  ...{ depth: 2, slug: 'send', title: 'Send', titleMarkdown: 'Send' },
  ...{ trail: [], badges: [], blocks },
};
const markdown = blocksMarkdown(blocks);

test('requests become commands, and nothing else changes', () => {
  const asCurl = withRequestsAs('curl', markdown, [section]);
  expect(asCurl).toContain('```bash\ncurl ');
  expect(asCurl).toContain('Authorization: Bearer');
  expect(asCurl).not.toContain('```http');
  expect(asCurl.replace(/```bash[\s\S]*?```/, '')).toBe(markdown.replace(/```http[\s\S]*?```/, ''));
});

test('without a form, the page stays as it is', () => {
  expect(withRequestsAs(undefined, markdown, [section])).toBe(markdown);
});
