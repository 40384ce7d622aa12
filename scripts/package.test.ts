import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

const root = path.join(import.meta.dirname, '..');
const manifest: {
  readonly bin?: Record<string, string>;
  readonly scripts: Record<string, string>;
} = packageJson;

test('no command is offered to other projects that Node could not run from their node_modules', () => {
  // Node strips no types below node_modules, whatever its version.
  const commands = Object.values(manifest.bin ?? {});
  expect(commands.filter((file) => !/\.m?js$/.test(file))).toEqual([]);
});

test('of the packages that are pinned, only those that may run a script when they are installed have one', () => {
  const { packages }: { packages: Record<string, { hasInstallScript?: boolean }> } = JSON.parse(
    readFileSync(path.join(root, 'package-lock.json'), 'utf8'),
  );
  const withScripts = Object.entries(packages).flatMap(([place, { hasInstallScript }]) =>
    hasInstallScript ? [place.replace(/.*node_modules\//, '')] : [],
  );
  expect(withScripts.sort()).toEqual(Object.keys(packageJson.allowScripts).sort());
});

test('every script of the package leads to a file that is there', () => {
  const files = Object.values(manifest.scripts).flatMap(
    (script) => script.match(/\S+\.m?[jt]s\b/g) ?? [],
  );
  expect(files).toContain('scripts/build.ts');
  expect(files.filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
});
