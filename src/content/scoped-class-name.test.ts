import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { marksIn, scopedClassName, scopedClassNames, stylesheetMark } from './scoped-class-name.ts';

const file = path.resolve('src/content/table/Table.module.css');
const css = '.scroll { width: 1.5rem }\n.scroll .table { animation: turn 1s }\n@keyframes turn {}';

test('a class gets the mark of its file and its place there, whatever the file is asked for', () => {
  expect(scopedClassName('scroll', file, css)).toMatch(/^_[a-z0-9]{3}\d+$/);
  expect(scopedClassName('scroll', `${file}?used`, css)).toBe(scopedClassName('scroll', file, css));
});

test('no two names of a stylesheet become one', () => {
  const scoped = ['scroll', 'table', 'turn'].map((name) => scopedClassName(name, file, css));
  expect(new Set(scoped).size).toBe(3);
});

test('a name that is not in the stylesheet is an error', () => {
  expect(() => scopedClassName('row', file, css)).toThrow('Table.module.css has no class');
});

test('gives all names of a stylesheet as its rules have them', () => {
  const all = scopedClassNames(file, css);
  expect(all.table).toBe(scopedClassName('table', file, css));
  expect(new Set(Object.values(all)).size).toBe(Object.keys(all).length);
});

test('no two stylesheets share a mark', () => {
  const files = globSync('src/**/*.module.css');
  expect(files.length).toBeGreaterThan(50);
  expect(new Set(files.map(stylesheetMark)).size).toBe(files.length);
});

test('finds the stylesheets that a text uses', () => {
  const table = scopedClassName('table', file, css);
  const mark = stylesheetMark('src/content/table/Table.module.css');
  expect([...marksIn(`<table class="${table}"><td class="a ${table} b">`)]).toEqual([mark]);
  expect([...marksIn('<td class="plain other">_abc12</td>')]).toEqual([]);
});
