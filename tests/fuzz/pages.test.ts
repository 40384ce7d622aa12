// @vitest-environment node
import { expect, test } from 'vitest';
import { renderMarkdown } from '../../src/content/testing/render-markdown.ts';
import { vocabulary } from '../../src/content/vocabulary.tsx';
import { readFrontMatter } from '../../src/markdown/front-matter.ts';
import { Problems } from '../../src/problems/problems.ts';
import { fuzz, textOf } from './fuzz.ts';

const names = Object.keys(vocabulary.elements);

test('any page is rendered, and what is wrong with it has a line of it', () =>
  fuzz(
    textOf(
      [
        ...names.flatMap((name) => [
          `\n::::${name}{}\n`,
          `:::${name}[label]{a="b" .c #d`,
          `:${name}`,
        ]),
        ...['\n:::\n', '\n::::\n', '\n```js run title="/a"\n', '\n```\n', '\n```mermaid alt="a"\n'],
        ...[
          '# ',
          '\n- ',
          '\n1. ',
          '> ',
          '|a|b|\n|-|-|\n',
          '<div',
          '</details>',
          '<!--',
          '[a](',
          ')',
        ],
        ...[
          '![',
          '](/img.png)',
          '{#',
          '}',
          '`',
          '**',
          '\\',
          '&#x0;',
          '\u202e',
          'flowchart LR\na --> b',
        ],
      ],
      30,
    ),
    async (source) => {
      const { html, problems } = await renderMarkdown(source);
      expect(html).not.toContain('[object Object]');
      const last = source.split('\n').length + 1;
      expect(problems.filter(({ line = 1 }) => !(line >= 1 && line <= last))).toEqual([]);
    },
    150,
  ));

test('any front matter is read, or what is wrong with it is said', () =>
  fuzz(
    textOf(
      [
        ...[
          '---\n',
          'title: A\n',
          'description: What a page is about, and why\n',
          'tags: [a, b]\n',
        ],
        ...[
          'title:',
          '&a',
          '*a',
          '<<: *a',
          '!!js/function',
          '!<',
          '|',
          '>',
          '- ',
          '  ',
          '\t',
          '? ',
        ],
        ...['"', "'", '{', ']', ':', '#', '\0', '...\n', 'breakingChange:\n', '  plugins: 1\n'],
      ],
      20,
    ),
    (source) => {
      const problems = new Problems();
      const read = readFrontMatter(source, 'docs/page.md', problems);
      expect(read === undefined).toBe(problems.list.length > 0);
    },
    1000,
  ));
