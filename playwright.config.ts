import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

/**
 * The code is tested on its own small site, so that no test fails because the documentation
 * renames a page; what must hold for the documentation is tested on the documentation itself.
 */
const firstPort = Number(process.env.TEST_PORT ?? 4173);
const testSite = { root: 'tests/site', port: firstPort };
const documentation = { root: '.', port: firstPort + 1 };

const addressOf = ({ port }: { readonly port: number }) => `http://127.0.0.1:${port}`;

const executablePath = findChromium();

export default defineConfig({
  // Those of `tests/fuzz` run with the unit tests.
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  // Generous, as a busy machine must not fail a test: no test asserts how long something takes.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  // What passes at the second attempt alone is named as such at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  outputDir: '.cache/test-results',
  projects: [
    {
      name: 'test site',
      testDir: 'tests',
      testIgnore: 'real-site/**',
      use: { baseURL: addressOf(testSite) },
    },
    {
      name: 'documentation',
      testDir: 'tests/real-site',
      use: { baseURL: addressOf(documentation) },
    },
  ],
  use: {
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Playgrounds run in their own process, as in a browser with a window.
        '--site-per-process',
        '--enable-features=IsolateSandboxedIframes',
      ],
    },
  },
  webServer: [testSite, documentation].map(({ root, port }) => ({
    command: `node scripts/serve.ts --site ${root}`,
    env: { PORT: String(port) },
    url: `${addressOf({ port })}/robots.txt`,
    reuseExistingServer: false,
  })),
});
