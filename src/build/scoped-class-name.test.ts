import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scopedClassName } from './scoped-class-name.ts';

test('a class keeps its name and gets the mark of its file', () => {
  const file = path.resolve('src/content/table/Table.module.css');
  expect(scopedClassName('scroll', file)).toMatch(/^scroll-[a-z0-9]{4}$/);
  expect(scopedClassName('scroll', `${file}?used`)).toBe(scopedClassName('scroll', file));
});

test('no two stylesheets share a mark', () => {
  const marks = globSync('src/**/*.module.css').map((file) =>
    scopedClassName('x', path.resolve(file)),
  );
  expect(new Set(marks).size).toBe(marks.length);
});
