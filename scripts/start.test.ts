// @vitest-environment node
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someRules } from '../src/hosting/testing.ts';
import { readImages } from '../src/markdown/read-images.ts';
import { Problems } from '../src/problems/problems.ts';
import { variantsOf } from '../src/vocabulary/image-file.ts';
import { fingerprint, isUpToDate, pagesOf, writeStamp } from './fingerprint.ts';

/** A site whose pages are built, and show more images than can be made while one is asked for. */
const root = mkdtempSync(path.join(tmpdir(), 'start-'));
const images = Array.from({ length: 10 }, (_, number) => `/images/noise-${number}.png`);
let variants: readonly string[] = [];
let running: ChildProcess | undefined;

beforeAll(async () => {
  mkdirSync(path.join(root, 'public/images'), { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  for (const image of images) {
    await sharp({ create: { width: 800, height: 600, channels: 3, background: 'gray', noise } })
      .png({ compressionLevel: 0 })
      .toFile(path.join(root, 'public', image));
  }
  write('dist/index.html', 'A page. '.repeat(1000));
  write('hosting/built/rules.json', JSON.stringify(someRules));
  const lookups = images.map((image) => `images ${image}`);
  write('.cache/document-index.json', JSON.stringify([{ lookups }]));
  const known = await readImages(root, new Problems());
  variants = [...known.values()].flatMap((image) => variantsOf(image).map((one) => one.path));
  writeStamp(root, pagesOf(fingerprint(root)));
});
afterAll(() => {
  running?.kill('SIGKILL');
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

/** Starts the site. @returns what waits until it has said something, and gives all that it said */
function start(): (said: RegExp) => Promise<string> {
  const script = path.join(import.meta.dirname, 'start.ts');
  const child = spawn(process.execPath, [script, '--site', root], {
    env: { ...process.env, PORT: '42700' },
  });
  running = child;
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += chunk;
      child.emit('said');
    });
  }
  return async (said) => {
    while (!said.test(output)) {
      if (child.exitCode !== null) throw new Error(output);
      await Promise.race([once(child, 'said'), once(child, 'exit')]);
    }
    return output;
  };
}

const inOutput = (files: readonly string[]) =>
  files.filter((file) => existsSync(path.join(root, 'dist', file)));

test('a site answers before its images are made; if it is stopped, the next start goes on', {
  timeout: 120_000,
}, async () => {
  const said = start();
  const [, origin = ''] = /(http:\S+)/.exec(await said(/http:\S+\n/)) ?? [];
  const last = variants.at(-1) ?? '';
  expect(inOutput([last])).toEqual([]);
  const response = await fetch(origin + last);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await sharp(await response.arrayBuffer()).metadata()).width).toBe(800);
  expect((await fetch(`${origin}/_astro/images/none-480.webp`)).status).toBe(404);

  running?.kill('SIGKILL');
  if (running) await once(running, 'exit');
  expect(inOutput(variants).length).toBeLessThan(variants.length);
  expect(isUpToDate(root, fingerprint(root))).toBe(false);

  const added = await start()(/Added .*\n/);
  expect(added).not.toContain('Building');
  expect(added).toContain(`Added ${variants.length} smaller versions of images and 2 compressed`);
  expect(inOutput([...variants, 'index.html.br', 'index.html.gz'])).toHaveLength(
    variants.length + 2,
  );
  expect(isUpToDate(root, fingerprint(root))).toBe(true);
  expect(existsSync(path.join(root, '.cache/building'))).toBe(false);
  // Nothing under another name is left of what the first one didn't finish.
  expect(globSync('**/*.webp', { cwd: path.join(root, 'dist') })).toHaveLength(variants.length);
});
