import { expect, test } from 'vitest';
import { sectionText } from './section-text.ts';
import { code, prose } from './testing/small-index.ts';

test('text and code of all blocks, however deep', () => {
  const { text, code: source } = sectionText([
    prose('One.'),
    {
      kind: 'tabs',
      group: 'language',
      tabs: [{ label: 'JavaScript', blocks: [code('two()')] }],
    },
    {
      kind: 'table',
      header: [{ markdown: '`A`', text: 'A' }],
      rows: [[{ markdown: 'b', text: 'b' }]],
    },
  ]);
  expect(text).toBe('One. JavaScript A b');
  expect(source).toBe('two()');
});

test('of a diagram the description, of further reading nothing', () => {
  const { text, code: source } = sectionText([
    { kind: 'code', language: 'mermaid', code: 'flowchart LR', diagram: 'A leads to B.' },
    {
      kind: 'list',
      role: 'next-steps',
      ordered: false,
      start: 1,
      items: [{ blocks: [prose('Elsewhere')] }],
    },
  ]);
  expect(text).toBe('A leads to B.');
  expect(source).toBe('');
});
