import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { interruptedBuild } from './interrupted-build.ts';
import { stillFits } from './still-fits.ts';

let cache: string;
beforeEach(() => {
  cache = mkdtempSync(path.join(tmpdir(), 'interrupted-'));
  writeFileSync(path.join(cache, 'incremental-build.json'), '{}');
});
afterEach(() => rmSync(cache, { recursive: true }));

const knowsPages = () => existsSync(path.join(cache, 'incremental-build.json'));

/** Runs the hooks of one build; an interrupted one never reaches the last. */
function build({ interrupted = false } = {}): void {
  const { hooks } = interruptedBuild();
  const run = (name: keyof typeof hooks, options: object = {}) =>
    Reflect.apply(hooks[name] as (options: object) => void, undefined, [options]);
  run('astro:config:done', { config: { cacheDir: pathToFileURL(`${cache}/`) } });
  run('astro:build:start');
  if (!interrupted) run('astro:build:generated');
}

test('finished pages outlive a build that rendered all of them', () => {
  build();
  build();
  expect(knowsPages()).toBe(true);
});

test('after an interruption, every page is rendered again', () => {
  build({ interrupted: true });
  expect(knowsPages()).toBe(true);
  build();
  expect(knowsPages()).toBe(false);
});

test('a patch that no longer fits says so', () => {
  expect(() => stillFits(true, 'a-patch', 'a-file')).not.toThrow();
  expect(() => stillFits(false, 'a-patch', 'a-file')).toThrow('no longer has a-file');
});
