import assert from 'node:assert/strict';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { afterAll, test, vi } from 'vitest';
import { filesOf, type Part, partNames } from '../src/parts.ts';
import { copyVerifier, verifyFolder } from './copy-of-verifier.ts';

const project = mkdtempSync(path.join(tmpdir(), 'verify-fingerprint-'));
const copy = copyVerifier(project, ['src', 'panel', 'package-lock.json']);
afterAll(() => rmSync(project, { recursive: true }));

/** The parts with another fingerprint after a change of a file of the verifier. */
async function changedBy(file: string, change: (text: string) => string): Promise<Part[]> {
  const parts: Part[] = [...partNames, 'scene:rbac', 'scene:preview'];
  const before = await fingerprints(parts);
  const absolute = path.join(copy, file);
  const text = readFileSync(absolute, 'utf8');
  writeFileSync(absolute, change(text));
  const after = await fingerprints(parts);
  writeFileSync(absolute, text);
  return parts.filter((_, index) => before[index] !== after[index]);
}

async function fingerprints(parts: readonly Part[]): Promise<string[]> {
  vi.resetModules();
  const { fingerprintOf } = await import('../src/fingerprint.ts');
  return parts.map((part) => fingerprintOf([part], copy));
}

test('a comment and a name change no part of the verifier', async () => {
  const changed = await changedBy('src/sign-in/sign-in.ts', (text) =>
    `// Another comment.\n${text}`.replaceAll('signIns', 'theSignIns'),
  );
  assert.deepEqual(changed, []);
});

test('another behavior changes the parts that have it', async () => {
  const longer = (text: string): string => `${text}\nconsole.log('something else');\n`;
  const stricter = (text: string): string => text.replace('new URL(redirectUri)', 'new URL("")');
  assert.deepEqual(await changedBy('src/sign-in/sign-in.ts', stricter), ['sequence']);
  assert.deepEqual(await changedBy('panel/scenes/rbac.ts', longer), ['scene:rbac']);
  assert.deepEqual(await changedBy('src/deployment/play-npm.ts', longer), ['deployment']);
  assert.deepEqual(await changedBy('panel/files/guide-logo.svg', longer), ['procedures']);
});

/** What decides nothing about a page: commands, the report, and what computes committed files. */
const outside =
  /^(?:src\/(?:cli|run|print|report|coverage|summary|verify|update|lanes|once|fingerprint|parts)\.ts|src\/(?:bump|names|on|releases|since)\/|src\/checks\/list\.ts|src\/messages\/(?:cli|first-minors|provoked)\.ts|src\/cms\/(?:serve|covers\/draw)\.ts|src\/journeys\/hash\.ts|panel\/(?:cli\.ts|scene\.ts|scenes\/)|src\/pages\/page-files\.ts|src\/expected\/print\.ts)/;

test('every module of the verifier belongs to a part', () => {
  const entryPoints = [...new Set(partNames.flatMap((part) => filesOf(part).code))];
  const { metafile } = buildSync({
    absWorkingDir: verifyFolder,
    entryPoints: [...entryPoints],
    outdir: '.',
    write: false,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
  });
  const bundled = new Set(Object.keys(metafile.inputs));
  const modules = globSync('{src,panel}/**/*.ts', { cwd: verifyFolder }).filter(
    (file) => !outside.test(file) && !bundled.has(file) && !isTypesOnly(file),
  );
  assert.deepEqual(modules, []);
});

function isTypesOnly(file: string): boolean {
  const text = readFileSync(path.join(verifyFolder, file), 'utf8');
  return !/^(?:export )?(?:default|async|function|const|class|let)\b/m.test(text);
}
