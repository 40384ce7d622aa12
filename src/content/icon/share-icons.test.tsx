import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import { IconSprite } from '../../ui/icon/IconSprite.tsx';
import { shareIcons } from './share-icons.ts';

const folder = 'folder' as IconName;

test('a drawing becomes a reference that keeps size, name and class', () => {
  const { html, names } = shareIcons(
    renderToStaticMarkup(
      <ul>
        <li>
          <Icon name={folder} size={14} />
        </li>
        <li>
          <Icon name={folder} size={20} label="Folder" />
        </li>
      </ul>,
    ),
  );
  expect(names).toEqual(['folder']);
  expect(html).not.toContain('<path');
  expect(html).toContain(
    '<svg class="icon" width="14" height="14" aria-hidden="true"><use href="#icon-folder"></use></svg>',
  );
  expect(html).toContain('width="20" height="20" role="img" aria-label="Folder"');
});

test('an older name of an icon refers to a drawing that the sprite can hold', () => {
  const { names } = shareIcons(renderToStaticMarkup(<Icon name={'terminal-square' as IconName} />));
  const sprite = renderToStaticMarkup(<IconSprite names={names} />);
  expect(sprite).toMatch(/<symbol id="icon-square-terminal" viewBox="0 0 24 24"><(?:path|rect)/);
});

test('other pictures stay as they are', () => {
  const logo = '<svg viewBox="0 0 32 32" class="logo"><path d="M1 1"/></svg>';
  expect(shareIcons(logo)).toEqual({ html: logo, names: [] });
});
