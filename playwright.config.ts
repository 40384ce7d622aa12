import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const port = Number(process.env.TEST_PORT ?? 4173);
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Generous, as a busy machine must not fail a test: no test asserts how long something takes.
  timeout: 45_000,
  expect: { timeout: 10_000 },
  // What passes at the second attempt alone is named as such at the end of `npm test`.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  outputDir: '.cache/test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
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
      ],
    },
  },
  webServer: {
    command: 'node scripts/serve.ts',
    env: { PORT: String(port) },
    url: `http://127.0.0.1:${port}/robots.txt`,
    reuseExistingServer: false,
  },
});
