// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { ReloadLink } from './ReloadLink.tsx';

afterEach(cleanup);

test('it leads to the page that shows, and the router leaves it alone', () => {
  render(<ReloadLink>reload the page</ReloadLink>);
  const link = screen.getByText<HTMLAnchorElement>('reload the page');
  expect([link.href, link.target]).toEqual([location.href, '_self']);
});

test('its empty address is in the HTML, for the templates of pages', () => {
  expect(renderToStaticMarkup(<ReloadLink>x</ReloadLink>)).toContain('href=""');
});
