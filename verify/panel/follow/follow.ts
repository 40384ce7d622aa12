import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Place, Procedure, Step } from '../../../src/markdown/verifiable/verifiable.ts';
import { cacheRoot } from '../../src/paths.ts';
import { type ActionContext, actionsFor } from '../actions/actions.ts';
import { LabelUse } from '../actions/label-use.ts';
import { PanelError } from '../actions/panel-error.ts';
import { renderedLabels } from '../actions/rendered-labels.ts';
import { moveClock } from '../browser/move-clock.ts';
import { type OpenPanel, openPanel } from '../browser/open-panel.ts';
import { connect } from '../cms/connect.ts';
import type { PanelCms } from '../cms/start.ts';
import { quoted } from '../labels/nearest.ts';
import type { ProcedureScene, StepFunction } from '../scene.ts';

/** Takes one picture, or only looks whether it could be taken. */
export type TakeScreen = ActionContext['screen'];

export interface FollowOptions {
  browser: Browser;
  cms: PanelCms;
  /** Makes what `screen()` does in an open panel. */
  screens: (panel: OpenPanel) => TakeScreen;
  /** Hears of everything that the panel shows before and after each step. */
  onLabels: (labels: readonly string[]) => void;
}

/** Why a procedure can't be followed: the first thing that went wrong. */
export interface FollowFailure extends Place {
  readonly message: string;
}

/**
 * How far the panel's clock is ahead of that of the CMS, which is still, in milliseconds: what a
 * procedure has just saved is "1 minute ago", however long the procedure takes.
 */
const AHEAD = 60_000;

/** The seeded data is older than the plugin, whose permissions and content types a boot would add. */
const KNOW_PLUGIN = `
  await strapi.service('admin::role').resetSuperAdminPermissions();
  await strapi.plugin('content-manager').service('content-types').syncConfigurations();`;

/** Follows one procedure on fresh data; `undefined` if everything was as the page says. */
export async function follow(
  procedure: Procedure,
  entry: ProcedureScene,
  { browser, cms, screens, onLabels }: FollowOptions,
): Promise<FollowFailure | undefined> {
  await cms.reset();
  const handle = connect(cms);
  let at: Place = procedure;
  let panel: OpenPanel | undefined;
  try {
    if (entry.plugin) await handle.run(KNOW_PLUGIN);
    await entry.before?.({ cms: handle });
    const token = cms.golden.fixtures['admin-jwt'];
    panel = await openPanel(browser, cms.baseUrl, {
      window: entry.window ?? { width: 1280, height: 800 },
      patience: 12_000,
      cookies: [{ name: 'jwtToken', value: token, path: '/admin' }],
      more: { deviceScaleFactor: 2, colorScheme: 'light', timezoneId: 'UTC' },
      init: [moveClock, cms.golden.now + AHEAD],
      ready: () => cms.ready(),
    });
    await panel.page.getByRole('navigation').first().waitFor();
    await panel.settling.settle();
    const take = screens(panel);
    // A message of one step may close while the next one begins.
    let before = 0;
    const opened = panel;
    const run = async (action: StepFunction, step: Step | undefined): Promise<void> => {
      onLabels(await renderedLabels(opened.page));
      const use = new LabelUse(step);
      const messages = messagesSince(opened, before);
      before = (await opened.messages()).length;
      const { page, settling, url } = opened;
      await action(
        actionsFor({ page, settling, use, cms: handle, panelUrl: url, messages, screen: take }),
      );
      const unused = use.unused();
      if (unused.length > 0)
        throw new PanelError(
          `The scene doesn't use ${quoted(unused)}, which the step shows. Use each label: click it, fill it in, or see it.`,
          unused[0],
        );
      onLabels(await renderedLabels(opened.page));
    };
    for (const [index, step] of procedure.steps.entries()) {
      at = step;
      const action = entry.steps[index];
      if (action) await run(action, step);
    }
    const last = procedure.steps.at(-1);
    if (entry.result) {
      at = last ?? procedure;
      await run(entry.result, undefined);
    }
    return undefined;
  } catch (error) {
    return {
      ...placeOf(error, at),
      message: `${messageOf(error)}${await showPanel(panel, procedure)}`,
    };
  } finally {
    await panel?.close();
  }
}

/** Reads the messages that came after the first ones, which belong to earlier steps. */
function messagesSince(panel: OpenPanel, count: number): () => Promise<string[]> {
  return async () => {
    const all = await panel.messages();
    // A page that was loaded since starts with no message.
    return all.length < count ? all : all.slice(count);
  };
}

/** The line of the label that the error is about, if the step has it. */
function placeOf(error: unknown, at: Place): Place {
  if (!(error instanceof PanelError) || !('labels' in at)) return { file: at.file, line: at.line };
  const { labels, file, line } = at as Step;
  const label = labels.find(({ text }) => text === error.label);
  return { file: label?.file ?? file, line: label?.line ?? line };
}

function messageOf(error: unknown): string {
  if (error instanceof PanelError) return error.message;
  if (!(error instanceof Error)) return String(error);
  // Playwright adds what it tried, which takes pages.
  const [first = '', ...rest] = error.message.split('\n');
  const tried = rest.filter((line) => /intercepts|not visible|not enabled|detached/.test(line));
  return [first, ...new Set(tried.map((line) => line.trim()))].slice(0, 4).join(' ');
}

/** Keeps what the panel showed when a step failed, for anyone who has to fix it. */
async function showPanel(panel: OpenPanel | undefined, procedure: Procedure): Promise<string> {
  if (!panel) return '';
  const folder = path.join(cacheRoot, 'panel-failures');
  mkdirSync(folder, { recursive: true });
  const name = `${path.basename(procedure.file, '.md')}-${procedure.id}.png`;
  try {
    await panel.page.screenshot({ path: path.join(folder, name) });
    return ` (The panel then: verify/.cache/panel-failures/${name})`;
  } catch {
    return '';
  }
}
