import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';
import { expect, test } from './test.ts';

const port = Number(process.env.TEST_PORT ?? 4173) + 100;

let server: ChildProcess;
let output = '';
let origin = '';

// It renders every page when it starts for the first time.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  server = spawn(
    process.execPath,
    [path.join(projectRoot, 'node_modules/astro/bin/astro.mjs'), 'dev', '--port', String(port)],
    {
      cwd: path.join(projectRoot, 'tests/site'),
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1' },
    },
  );
  for (const stream of [server.stdout, server.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  await expect
    .poll(() => /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '', { timeout: 200_000 })
    .not.toBe('');
  origin = /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '';
});

test.afterAll(() => {
  server.kill();
});

test('the authors’ server has the pages with their styles, and the home page', async ({ page }) => {
  expect(output).not.toContain('[ERROR]');
  for (const address of ['/', '/cms/intro', '/tags/rest-api']) {
    const response = await page.goto(origin + address);
    expect(response?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  // The bundler sends scripts one by one, so that those of the header may come late.
  await page.goto(`${origin}/cms/intro`, { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Switch to dark mode' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('the search answers there from the index of the last build', async ({ request }) => {
  const index = await request.get(`${origin}/search/core.json`);
  expect(index.headers()['content-type']).toContain('application/json');
  expect(await index.json()).toHaveProperty('sections');
});

test('an unknown page is not found', async ({ request }) => {
  expect((await request.get(`${origin}/cms/no-such-page`)).status()).toBe(404);
});
