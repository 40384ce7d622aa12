import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The headless shell has no window and no extensions, so it needs less time per page. */
const systemPaths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium for the browser tests: Playwright's own, or the system's; `undefined` if there is none. */
export function findChromium(): string | undefined {
  const own = process.env.CHROMIUM_PATH ?? chromium.executablePath();
  return [own, ...systemPaths].find((candidate) => existsSync(candidate));
}

/**
 * Finds an installed Chromium, or downloads one: Playwright's build or, for root, Debian's package.
 * @throws Error that says in one line what to install
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  console.log('No Chromium found. Downloading one for the browser tests …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    try {
      execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
      execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' });
    } catch {
      // The message below says what's missing.
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium: run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}
