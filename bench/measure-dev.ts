import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium, type Page } from '@playwright/test';
import { ensureChromium } from '../scripts/find-chromium.ts';

/** What authors wait for, in seconds on the clock. */
export interface DevCost {
  /** From the first start of `npm run dev` ever, which bundles packages, until a browser shows a page. */
  readonly firstStart: number;
  /** The same for every later start. */
  readonly firstPage: number;
  /** From saving a Markdown file until the browser shows what was added. */
  readonly edit: number;
}

/** Longer than any server may take, in milliseconds. */
const patience = 240_000;
const port = 4500;

/** From the first page until a page is edited, in milliseconds. */
const settling = 20_000;

/**
 * Starts the authors' server on a project twice, opens one of its pages, and edits it.
 * @param root absolute path of the project
 * @param id of the page: its path without the leading slash
 */
export async function measureDev(root: string, id: string): Promise<DevCost> {
  const [firstStart] = await withServer(root, id, async () => undefined);
  const [firstPage, edit] = await withServer(root, id, async (page) => {
    // What the server does after its first page, such as rendering the others, has time to end.
    await wait(settling);
    return measureEdit(page, path.join(root, `docs/${id}.md`));
  });
  return { firstStart, firstPage, edit };
}

/**
 * Starts the server, opens the page, and does something with it.
 * @returns the seconds until the page was there, and what was done with it
 */
async function withServer<Result>(
  root: string,
  id: string,
  use: (page: Page) => Promise<Result>,
): Promise<[number, Result]> {
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const started = performance.now();
  const server = startServer(root);
  try {
    await listening();
    await page.goto(`http://localhost:${port}/${id}`, { waitUntil: 'commit', timeout: patience });
    await page.locator('h1').waitFor({ timeout: patience });
    const seconds = (performance.now() - started) / 1000;
    return [seconds, await use(page)];
  } finally {
    await browser.close();
    server.kill();
    await once(server, 'close');
  }
}

function startServer(root: string): ChildProcess {
  const node = path.join(root, 'node_modules/node/bin/node');
  const astro = path.join(root, 'node_modules/astro/bin/astro.mjs');
  return spawn(node, [astro, 'dev', '--port', String(port)], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: 'ignore',
  });
}

/** Waits for the server as an author does, who opens the browser once it says where it listens. */
async function listening(): Promise<void> {
  const end = performance.now() + patience;
  while (!(await accepts())) {
    if (performance.now() > end) throw new Error(`No server came up on port ${port}.`);
    await wait(50);
  }
}

const accepts = (): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });

/** Seconds from saving a sentence more until the page that is open shows it. */
async function measureEdit(page: Page, file: string): Promise<number> {
  const sentence = 'A sentence that was saved a moment ago.';
  const saved = performance.now();
  appendFileSync(file, `\n${sentence}\n`);
  await page.getByText(sentence).waitFor({ state: 'attached', timeout: patience });
  return (performance.now() - saved) / 1000;
}
