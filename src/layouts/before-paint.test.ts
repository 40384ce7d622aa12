// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { beforePaint } from './before-paint.ts';

const options = {
  defaultMode: 'light',
  respectSystem: false,
  announcementId: 'news-2',
  fonts: ['/a.woff2', '/b.woff2'],
} as const;
const root = document.documentElement;

function systemPrefers(dark: boolean) {
  vi.stubGlobal('matchMedia', () => ({ matches: dark }));
}

/** The document's first byte came after so many milliseconds, in a navigation of some type. */
function firstByteAfter(wait: number, type = 'navigate') {
  const timing = { requestStart: 10, responseStart: 10 + wait, type };
  vi.stubGlobal('performance', { getEntriesByType: () => [timing] });
}
const preloads = () => [...document.querySelectorAll('link[rel=preload]')].length;

beforeEach(() => {
  document.head.replaceChildren();
  firstByteAfter(500);
  localStorage.clear();
  root.className = '';
  for (const key of Object.keys(root.dataset)) delete root.dataset[key];
  systemPrefers(false);
});

test('the mode is the default unless the reader chose one', () => {
  systemPrefers(true);
  beforePaint(options);
  expect(root.dataset.theme).toBe('light');
  localStorage.setItem('theme', 'dark');
  beforePaint(options);
  expect(root.dataset.theme).toBe('dark');
});

test('the system decides only where the site lets it', () => {
  systemPrefers(true);
  beforePaint({ ...options, respectSystem: true });
  expect(root.dataset.theme).toBe('dark');
});

test('a closed announcement stays closed until there is a new one', () => {
  localStorage.setItem('docusaurus.announcement.dismiss', 'true');
  localStorage.setItem('docusaurus.announcement.id', 'news-1');
  beforePaint(options);
  expect(root.dataset.announcement).toBeUndefined();
  localStorage.setItem('docusaurus.announcement.id', 'news-2');
  beforePaint(options);
  expect(root.dataset.announcement).toBe('dismissed');
});

test('a hidden sidebar stays hidden', () => {
  localStorage.setItem('docs-sidebar-hidden', 'true');
  beforePaint(options);
  expect(root.dataset.sidebar).toBe('hidden');
});

test('the line about own names has its room from the beginning', () => {
  beforePaint(options);
  expect(root.dataset.ownNames).toBeUndefined();
  localStorage.setItem('docs-own-names', '{}');
  beforePaint(options);
  expect(root.dataset.ownNames).toBe('');
});

test('on a slow network the page does not wait for fonts, and says which to fetch', () => {
  beforePaint(options);
  expect(root.dataset.fonts).toBe('/a.woff2 /b.woff2');
  expect(preloads()).toBe(0);
});

test('fonts are used immediately where they are near or already loaded', () => {
  firstByteAfter(20);
  beforePaint(options);
  expect(root.dataset.fonts).toBe('now');
  expect(preloads()).toBe(2);

  firstByteAfter(500);
  localStorage.setItem('docs-fonts', '/a.woff2 /b.woff2');
  beforePaint(options);
  expect(root.dataset.fonts).toBe('now');
  // Of an older build there are others.
  localStorage.setItem('docs-fonts', '/old.woff2');
  beforePaint(options);
  expect(root.dataset.fonts).toBe('/a.woff2 /b.woff2');
});

test('a near host over a slow connection is not near', () => {
  firstByteAfter(5);
  const connection = { rtt: 150 };
  vi.stubGlobal('navigator', { connection });
  beforePaint(options);
  expect(root.dataset.fonts).toBe('/a.woff2 /b.woff2');
  expect(preloads()).toBe(0);
  connection.rtt = 100;
  beforePaint(options);
  expect(root.dataset.fonts).toBe('now');
  vi.unstubAllGlobals();
});

test('layout is deferred for readers who start at the top', () => {
  beforePaint(options);
  expect(root.dataset.deferLayout).toBe('');
});

test.each(['reload', 'back_forward'])('a page that is opened by %s is laid out whole', (type) => {
  firstByteAfter(500, type);
  beforePaint(options);
  expect(root.dataset.deferLayout).toBeUndefined();
});

test('a page that is opened at a heading is laid out whole', () => {
  location.hash = '#part';
  beforePaint(options);
  expect(root.dataset.deferLayout).toBeUndefined();
  location.hash = '';
});

test('without storage the page has its defaults', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('forbidden');
  });
  beforePaint(options);
  expect(root.dataset.theme).toBe('light');
  expect(root.classList.contains('js')).toBe(true);
  vi.restoreAllMocks();
});
