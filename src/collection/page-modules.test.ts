import { expect, test } from 'vitest';
import { readPageModule } from './page-modules.ts';

const sections = () => [];
const frontMatter = { title: 'Home', description: 'Where everything starts' };
const Page = () => null;

test('a module becomes a page at the path of its file', () => {
  const home = readPageModule('docs/index.tsx', { default: Page, frontMatter, sections });
  expect(home.path).toBe('/');
  expect(readPageModule('docs/home/Home.tsx', { default: Page, frontMatter, sections }).path).toBe(
    '/home/Home',
  );
});

test('a module without a default export is rejected by name', () => {
  expect(() => readPageModule('docs/lost.tsx', { frontMatter })).toThrow(
    /docs\/lost\.tsx: the page has no default export/,
  );
});

test('a module without title and description is rejected', () => {
  expect(() => readPageModule('docs/bare.tsx', { default: Page })).toThrow(
    /docs\/bare\.tsx.*frontMatter/,
  );
});

test('a module without the text of its page is rejected', () => {
  expect(() => readPageModule('docs/mute.tsx', { default: Page, frontMatter })).toThrow(
    /docs\/mute\.tsx: export const sections is missing/,
  );
});
