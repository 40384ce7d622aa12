import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { putAside } from './put-aside.ts';

let root: string;
let folder: string;
let place: string;

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'put-aside-'));
  folder = path.join(root, 'dist');
  place = path.join(root, '.cache/dist-before');
  make('the old site');
});
afterEach(() => rmSync(root, { recursive: true }));

function make(text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'index.html'), text);
}

const site = () => readFileSync(path.join(folder, 'index.html'), 'utf8');

test('a failure leaves the old folder, without what was begun', () => {
  const before = putAside(folder, place);
  expect(existsSync(folder)).toBe(false);
  make('half of the new site');
  writeFileSync(path.join(folder, 'new.html'), '');
  before.putBack();
  expect(site()).toBe('the old site');
  expect(existsSync(path.join(folder, 'new.html'))).toBe(false);
});

test('a success leaves the new folder alone', () => {
  const before = putAside(folder, place);
  make('the new site');
  before.forget();
  expect(site()).toBe('the new site');
  expect(existsSync(place)).toBe(false);
});

test('what a killed process had put aside is the last site that was finished', () => {
  putAside(folder, place);
  make('half of the next site');
  putAside(folder, place).putBack();
  expect(site()).toBe('the old site');
});

test('without a folder there is nothing to put back', () => {
  rmSync(folder, { recursive: true });
  const before = putAside(folder, place);
  make('half of the new site');
  before.putBack();
  expect(site()).toBe('half of the new site');
});

test('a link stays, so that the site is made where it leads', () => {
  rmSync(folder, { recursive: true });
  mkdirSync(path.join(root, 'elsewhere'));
  symlinkSync(path.join(root, 'elsewhere'), folder);
  putAside(folder, place).putBack();
  make('the site elsewhere');
  expect(existsSync(path.join(root, 'elsewhere/index.html'))).toBe(true);
});
