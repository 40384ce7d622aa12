import type { Place, Procedure } from '../../../src/markdown/verifiable/verifiable.ts';
import { messageOf } from '../../src/message-of.ts';
import type { Page } from '../../src/pages/page.ts';
import { PLUGINS_FILE, pluginFiles } from '../../src/plugin/install.ts';
import { loadScene } from '../page/load-scene.ts';
import { type MatchedProcedure, matchScene } from '../page/match-scene.ts';
import { filesOf } from '../page/page-files.ts';
import type { Scene } from '../scene.ts';
import { type FollowOptions, follow } from './follow.ts';
import type { PanelLane } from './panel-lane.ts';

/** How a procedure ended, or what is wrong with the scene as a whole. */
export type ProcedureResult = { readonly procedure: Place & Partial<Procedure> } & (
  | { readonly outcome: 'passed' }
  | { readonly outcome: 'failed'; readonly at: Place; readonly message: string }
  | { readonly outcome: 'skipped'; readonly reason: string }
);

export interface FollowPageOptions extends Pick<FollowOptions, 'screens' | 'onLabels'> {
  /** Follows only the procedure with this id. */
  only?: string | undefined;
}

/** Follows all procedures of a page that has a scene. */
export async function followPage(
  page: Page,
  lane: PanelLane,
  options: FollowPageOptions,
): Promise<ProcedureResult[]> {
  const refused = ({ message, ...at }: Place & { message: string }): ProcedureResult => ({
    procedure: at,
    outcome: 'failed',
    at,
    message,
  });
  let scene: Scene;
  try {
    scene = await loadScene(page.scene ?? '');
  } catch (error) {
    return [refused({ file: page.file, line: 1, message: messageOf(error) })];
  }
  const { matched, problems } = matchScene(page, scene);
  const results = problems.map(refused);
  for (const pair of matched)
    if (options.only === undefined || pair.procedure.id === options.only)
      results.push(await followOne(page, pair, lane, options));
  return results;
}

async function followOne(
  page: Page,
  { procedure, entry }: MatchedProcedure,
  lane: PanelLane,
  options: FollowPageOptions,
): Promise<ProcedureResult> {
  if ('notFollowed' in entry) return { procedure, outcome: 'skipped', reason: entry.notFollowed };
  try {
    const own = filesOf(entry, page.blocks);
    const config = own.get(PLUGINS_FILE);
    const plugin = entry.plugin ? await pluginFiles(config?.toString()) : [];
    const files = new Map([...own, ...plugin]);
    const browser = await lane.browser();
    const { screens, onLabels } = options;
    const failure = await lane.withCms({ files, develop: entry.develop ?? false }, (cms) =>
      follow(procedure, entry, { browser, cms, screens, onLabels }),
    );
    if (!failure) return { procedure, outcome: 'passed' };
    const { message, ...at } = failure;
    return { procedure, outcome: 'failed', at, message };
  } catch (error) {
    // The CMS doesn't boot with the files, or the panel can't be built with them.
    const message = messageOf(error);
    return { procedure, outcome: 'failed', at: procedure, message };
  }
}
