import { describe, expect, test } from 'vitest';
import { renderMarkdown } from '../content/testing/render-markdown.ts';
import { parseFenceMeta } from '../vocabulary/fence-meta.ts';

const fence = (info: string, code = 'a') => `\`\`\`${info}\n${code}\n\`\`\``;

describe('fence meta', () => {
  test('reads what is shown and what is verified', () => {
    expect(parseFenceMeta('title="/config/server.ts" {1,3-5} run skip="needs an account"')).toEqual(
      {
        ok: true,
        meta: {
          title: '/config/server.ts',
          highlight: [1, 3, 4, 5],
          run: true,
          skip: 'needs an account',
        },
      },
    );
  });

  test.each([
    ['titel="x"', /unknown key "titel"\. Allowed: .*title/],
    ['title=', /title/],
    ['status=20', /"status".*three-digit/],
    ['database=oracle', /"database"/],
    ['service=redis', /"service"/],
    ['=', /"=" is not understood/],
  ])('rejects %s', (meta, message) => {
    const result = parseFenceMeta(meta);
    expect(result.ok ? '' : result.message).toMatch(message);
  });
});

test('an unknown language is told with its line and the known ones', async () => {
  const { problems } = await renderMarkdown(`\n\n${fence('pascal')}`);
  expect(problems[0]).toMatchObject({ file: 'docs/page.md', line: 3 });
  expect(problems[0]?.message).toMatch(/unknown language "pascal"\. Use one of .*bash/);
});

test('code that looks like HTML stays text', async () => {
  const { html } = await renderMarkdown(fence('html', '<img src=x onerror=alert(1)>'));
  expect(html).not.toContain('<img');
});

test('the marks of added and removed lines are not part of the code', async () => {
  const { html } = await renderMarkdown(fence('js', 'old(); // [!code --]\nnew_(); // [!code ++]'));
  expect(html).not.toContain('[!code');
  expect(html).toContain('line-removed');
  expect(html).toContain('line-added');
});
