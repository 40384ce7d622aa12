import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { IconSprite } from '../../ui/icon/IconSprite.tsx';
import { renderMarkdown } from '../testing/render-markdown.ts';

test('a page refers to its icons, each of which is drawn once', async () => {
  const { html, content } = await renderMarkdown(
    ':icon{name="folder"} and :icon[Folder]{name="folder"} and :icon{name="terminal-square"}',
  );
  expect(html).toContain(
    '<svg class="icon" width="17" height="17" aria-hidden="true"><use href="#icon-folder"></use></svg>',
  );
  expect(html).toContain('width="17" height="17" role="img" aria-label="Folder"');
  expect(html).not.toContain('<path');
  expect(content.icons).toEqual(['folder', 'terminal-square']);
  // An older name of an icon has a drawing as well.
  expect(renderToStaticMarkup(<IconSprite names={content.icons} />)).toMatch(
    /<symbol id="icon-folder".*<symbol id="icon-terminal-square" viewBox="0 0 24 24"><(?:path|rect)/,
  );
});
