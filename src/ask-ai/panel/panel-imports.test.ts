// @vitest-environment node
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../config/project-root.ts';

const statement = /^(?:import|export)(?!\s+type\b)[^'"]*?\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** Packages that a module loads together with everything it imports, types left out. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  const packages = new Set<string>();
  if (seen.has(file) || !/\.tsx?$/.test(file)) return packages;
  seen.add(file);
  for (const [, named, bare] of readFileSync(file, 'utf8').matchAll(statement)) {
    const target = named ?? bare ?? '';
    if (!target.startsWith('.')) packages.add(target);
    else {
      const found = packagesOf(path.resolve(path.dirname(file), target), seen);
      for (const name of found) packages.add(name);
    }
  }
  return packages;
}

const modulePath = (file: string) => path.join(projectRoot, 'src', file);

test('the panel of Ask AI loads no validation, no provider but the embedded one', () => {
  const packages = packagesOf(modulePath('ask-ai/panel/mount.tsx'));
  expect(packages).toContain('react');
  expect(packages).not.toContain('zod');
  expect(packages).not.toContain('eventsource-parser');
});

test('retrieval loads nothing in browsers but the stemmer', () => {
  expect([...packagesOf(modulePath('retrieval/retrieve.ts'))]).toEqual(['stemmer']);
  expect([...packagesOf(modulePath('ask-ai/answer/compose.ts'))]).toEqual(['stemmer']);
  expect([...packagesOf(modulePath('search/embedded-provider.ts'))]).toEqual(['stemmer']);
});
