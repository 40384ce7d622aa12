import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Menu } from './Menu.tsx';

test('the button opens the list without any script', () => {
  const html = renderToStaticMarkup(
    <Menu label="More page actions" icon="▾">
      <li>
        <a href="/a.md">View as Markdown</a>
      </li>
    </Menu>,
  );
  const target = /<button[^>]*popoverTarget="([^"]+)"[^>]*aria-label="More page actions"/i.exec(
    html,
  );
  expect(target?.[1]).toBeTruthy();
  expect(html).toContain(`<ul id="${target?.[1]}" popover="auto"`);
});
