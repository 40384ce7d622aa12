import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { inParallel } from '../src/build/in-parallel.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { rulesReader } from '../src/hosting/rules.ts';
import { endWith } from './end-with.ts';
import { ensureChromium } from './find-chromium.ts';
import { createSiteServer, listen } from './serve-site.ts';

/**
 * Checks every page in the sitemap of the built site with axe, in both color modes and at the width of
 * a phone and of a desktop. Build the site first. With `--only /cms/intro`, it checks the pages whose
 * paths start so.
 */

type Mode = 'light' | 'dark';

const modes: readonly Mode[] = ['light', 'dark'];
const widths = [390, 1440];
const height = 900;
const firstPort = 4700;

/** So many pages lie between two lines of progress. */
const stride = 10;

const dist = path.join(projectRoot, 'dist');

await endWith(check);

async function check(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const paths = readSitemap().filter((page) => page.startsWith(values.only ?? ''));
  const rules = new Set<string>();
  let violations = 0;
  let done = 0;

  const server = createSiteServer(dist, rulesReader(projectRoot));
  const origin = `http://127.0.0.1:${await listen(server, firstPort)}`;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    await inParallel(paths, async (pathname) => {
      const context = await browser.newContext({ reducedMotion: 'reduce' });
      try {
        for (const width of widths) {
          for (const mode of modes) await checkPage(context, pathname, width, mode);
        }
      } finally {
        await context.close();
      }
      done += 1;
      if (done % stride === 0 || done === paths.length) {
        console.log(`${done} of ${paths.length} pages, ${violations} violations`);
      }
    });
  } finally {
    await browser.close();
    server.close();
  }

  async function checkPage(
    context: BrowserContext,
    pathname: string,
    width: number,
    mode: Mode,
  ): Promise<void> {
    const page = await context.newPage();
    await page.setViewportSize({ width, height });
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.goto(origin + pathname, { waitUntil: 'load' });
    await showAll(page);
    // Of what passes, one element says enough: to describe all of them takes most of the time.
    const found = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations', 'incomplete'] })
      .analyze();
    const applied = [...found.passes, ...found.violations, ...found.incomplete];
    for (const { id } of applied) rules.add(id);
    for (const { id, help, nodes } of found.violations) {
      violations += 1;
      console.log(`${pathname}, ${mode} mode, ${width} pixels: ${id}. ${help}`);
      for (const { html } of nodes) console.log(`  ${html}`);
    }
    await page.close();
  }

  const runs = paths.length * modes.length * widths.length;
  console.log(
    `\n${paths.length} pages, ${runs} runs, ${rules.size} rules: ${violations} violations`,
  );
  if (violations > 0) process.exitCode = 1;
}

/** The paths of the pages in the sitemap. */
function readSitemap(): string[] {
  const sitemap = readFileSync(path.join(dist, 'sitemap-0.xml'), 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Brings everything on a page to the state in which a reader sees it who has read to the end. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.removeAttribute('data-defer-layout');
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await page.waitForLoadState('networkidle');
}
