import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { installPackage, quiet } from './install-package.ts';

/** Debian's build without windows and extensions. It takes half the processor's time per page. */
const headlessShell = '/usr/bin/chromium-headless-shell';

const systemPaths = [
  headlessShell,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The Chromium for the browser tests and the verifier: Playwright's own, or the system's; `undefined` if there is none. */
export function findChromium(): string | undefined {
  return [ownChromium(), ...systemPaths].find((candidate) => existsSync(candidate));
}

const ownChromium = (): string => process.env.CHROMIUM_PATH ?? chromium.executablePath();

/**
 * Finds an installed Chromium, or downloads one: for root, Debian's headless shell, otherwise Playwright's build.
 * @throws Error that says in one line what to install
 */
export function ensureChromium(): string {
  if (![ownChromium(), headlessShell].some((file) => existsSync(file))) {
    installPackage('Chromium', path.basename(headlessShell));
  }
  const found = findChromium();
  if (found) return found;
  console.error('Downloading Chromium (first use) …');
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: quiet, timeout: 300_000 });
  const downloaded = findChromium();
  if (downloaded) return downloaded;
  throw new Error(
    'Chromium is missing: run "npx playwright install --with-deps chromium", or set CHROMIUM_PATH.',
  );
}
