import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { scopedClassName } from './scoped-class-name.ts';

test('a class has one short name, whatever its file is asked for', () => {
  const file = path.resolve('src/content/table/Table.module.css');
  const css = readFileSync(file, 'utf8');
  const short = scopedClassName('scroll', file, css);
  expect(short).toMatch(/^_[\w-]{3}\d+$/);
  expect(scopedClassName('scroll', `${file}?used`, css)).toBe(short);
});

test('no two names of the project become one', () => {
  const names = globSync('src/**/*.module.css').flatMap((found) => {
    const file = path.resolve(found);
    const css = readFileSync(file, 'utf8');
    const own = new Set(css.match(/(?<=\.|@keyframes )[a-z_][\w-]*/gi));
    return [...own].map((name) => scopedClassName(name, file, css));
  });
  expect(names.length).toBeGreaterThan(200);
  expect(new Set(names).size).toBe(names.length);
});
