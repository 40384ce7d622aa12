import { expect, test } from 'vitest';
import { readPageModule } from './page-modules.ts';

const frontMatter = { title: 'Home', description: 'Where everything starts' };
const Page = () => null;

test('a module becomes a page at the path of its file', () => {
  const home = readPageModule('docs/index.tsx', { default: Page, frontMatter });
  expect(home.path).toBe('/');
  expect(readPageModule('docs/home/Home.tsx', { default: Page, frontMatter }).path).toBe(
    '/home/Home',
  );
});

test('a module without a default export is refused by name', () => {
  expect(() => readPageModule('docs/lost.tsx', { frontMatter })).toThrow(
    /docs\/lost\.tsx: the page has no default export/,
  );
});

test('a module without title and description is refused', () => {
  expect(() => readPageModule('docs/bare.tsx', { default: Page })).toThrow(
    /docs\/bare\.tsx.*frontMatter/,
  );
});
