import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import AxeBuilder from '@axe-core/playwright';
import { chromium, type Page } from '@playwright/test';
import { inParallel } from '../src/build/in-parallel.ts';
import type { AxeResult } from '../src/components/accessibility/axe-result.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { writeWhole } from '../src/document/write-whole.ts';
import { rulesReader } from '../src/hosting/rules.ts';
import { endWith } from './end-with.ts';
import { ensureChromium } from './find-chromium.ts';
import { createSiteServer, listen } from './serve-site.ts';

/**
 * Checks every page in the sitemap of the built site with axe, in both color modes and at the widths
 * of phones and of a desktop, and writes what it found for the page `/accessibility`. Build the site first.
 * With `--only /cms/intro`, it checks the pages whose path begins so, and writes nothing.
 */

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;
type Mode = AxeResult['modes'][number];
type Rule = AxeResult['rules'][number];

const modes: readonly Mode[] = ['light', 'dark'];
const widths = [320, 390, 1440];
const height = 900;
const firstPort = 4700;

/** So many pages lie between two lines of progress. */
const stride = 10;

/** In milliseconds: a check takes a few seconds, half a minute on a busy machine. */
const deadline = 300_000;
const attempts = 2;

const dist = path.join(projectRoot, 'dist');
const resultFile = path.join(projectRoot, 'docs/data/accessibility.json');

await endWith(check);

async function check(): Promise<void> {
  const { values } = parseArgs({ options: { only: { type: 'string' } } });
  const paths = readSitemap().filter((page) => page.startsWith(values.only ?? ''));
  const rules = new Map<string, Rule>();
  const violations: AxeResult['violations'][number][] = [];
  /** Windows that are free. One shows page after page, so that the browser compiles axe once. */
  const windows: Page[] = [];
  let axe = '';
  let done = 0;

  const server = createSiteServer(dist, rulesReader(projectRoot));
  const origin = `http://127.0.0.1:${await listen(server, firstPort)}`;
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const version = browser.version();
  try {
    await inParallel(paths, async (pathname) => {
      for (const width of widths) {
        for (const [mode, found] of await checkAtWidth(pathname, width)) {
          keep(pathname, width, mode, found);
        }
      }
      done += 1;
      if (done % stride === 0 || done === paths.length) {
        console.log(`${done} of ${paths.length} pages, ${violations.length} violations`);
      }
    });
  } finally {
    await browser.close();
    server.close();
  }

  /** Checks a page in a window that is free, or in another one if that window hangs. */
  async function checkAtWidth(pathname: string, width: number): Promise<[Mode, AxeResults][]> {
    for (let attempt = 1; ; attempt += 1) {
      const page = windows.pop() ?? (await openWindow());
      try {
        const found = await Promise.race([checkInModes(page, pathname, width), tooLong()]);
        windows.push(page);
        return found;
      } catch (error) {
        await page.context().close();
        const reason = error instanceof Error ? error.message : String(error);
        const message = `${pathname}, ${width} pixels: ${reason}`;
        if (attempt === attempts) throw new Error(message, { cause: error });
        console.log(`${message} It's checked in another window.`);
      }
    }
  }

  async function openWindow(): Promise<Page> {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    return context.newPage();
  }

  async function checkInModes(
    page: Page,
    pathname: string,
    width: number,
  ): Promise<[Mode, AxeResults][]> {
    await page.setViewportSize({ width, height });
    const response = await page.goto(origin + pathname, { waitUntil: 'load' });
    if (!response?.ok()) {
      throw new Error(
        `The server answered with ${response?.status()}. Was the site built again meanwhile?`,
      );
    }
    await showAll(page);
    const found: [Mode, AxeResults][] = [];
    for (const mode of modes) {
      await page.evaluate((theme) => {
        // What the switch of the page does; whether a page follows the system is up to the configuration.
        document.documentElement.dataset.theme = theme;
      }, mode);
      found.push([mode, await runAxe(page)]);
    }
    return found;
  }

  function keep(pathname: string, width: number, mode: Mode, found: AxeResults): void {
    axe = found.testEngine.version;
    const known = [
      ...found.passes,
      ...found.violations,
      ...found.incomplete,
      ...found.inapplicable,
    ];
    for (const { id, help } of known) {
      if (!rules.has(id)) rules.set(id, { id, help, runs: 0 });
    }
    const applied = [...found.passes, ...found.violations, ...found.incomplete];
    for (const id of new Set(applied.map((rule) => rule.id))) {
      const rule = rules.get(id);
      if (rule) rule.runs += 1;
    }
    for (const { id, help, nodes } of found.violations) {
      const elements = nodes.map(({ html }) => html);
      violations.push({ path: pathname, mode, width, rule: id, help, elements });
      console.log(`${pathname}, ${mode} mode, ${width} pixels: ${id}. ${help}`);
      for (const element of elements) console.log(`  ${element}`);
    }
  }

  const runs = paths.length * modes.length * widths.length;
  console.log(
    `\n${paths.length} pages, ${runs} runs, ${rules.size} rules: ${violations.length} violations`,
  );
  if (violations.length > 0) process.exitCode = 1;
  if (values.only !== undefined) return;
  const result: AxeResult = {
    date: new Date().toISOString().slice(0, 10),
    axe,
    browser: `Chromium ${version.split('.')[0]}`,
    pages: paths.length,
    modes: [...modes],
    widths,
    rules: [...rules.values()].sort((a, b) => a.id.localeCompare(b.id)),
    violations,
  };
  writeWhole(resultFile, `${JSON.stringify(result, null, 2)}\n`);
  console.log(
    `Written to ${path.relative(projectRoot, resultFile)}; build the site to publish it.`,
  );
}

/** The paths of the pages in the sitemap. */
function readSitemap(): string[] {
  const sitemap = readFileSync(path.join(dist, 'sitemap-0.xml'), 'utf8');
  return Array.from(
    sitemap.matchAll(/<loc>([^<]+)<\/loc>/g),
    ([, address = '']) => new URL(address).pathname,
  );
}

async function runAxe(page: Page): Promise<AxeResults> {
  // Of what passes, one element says enough: to describe all of them takes most of the time.
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations', 'incomplete'] });
  // Its way through frames of other origins takes three times as long, so only pages with frames go it.
  return builder.setLegacyMode(page.frames().length === 1).analyze();
}

/** Ends the wait for a window that no longer answers. */
async function tooLong(): Promise<never> {
  await delay(deadline, undefined, { ref: false });
  throw new Error(`The check took more than ${deadline / 1000} seconds.`);
}

/** Brings everything on a page to the state in which a reader sees it who has read to the end. */
async function showAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.documentElement.removeAttribute('data-defer-layout');
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      // A browser without a window may stop to draw frames.
      await new Promise((go) => {
        requestAnimationFrame(go);
        setTimeout(go, 40);
      });
    }
    scrollTo({ top: 0, behavior: 'instant' });
    // Until nothing more arrives.
    for (let before = -1; ; ) {
      const arrived = performance.getEntriesByType('resource').length;
      if (arrived === before) return;
      before = arrived;
      await new Promise((go) => setTimeout(go, 300));
    }
  });
}
