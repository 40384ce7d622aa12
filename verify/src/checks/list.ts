import type { PanelLane } from '../../panel/follow/panel-lane.ts';
import type { KnownLabels } from '../../panel/labels/known-labels.ts';
import type { Finding } from '../finding.ts';
import type { KnownMessages } from '../messages/known-messages.ts';
import type { KnownOptions } from '../options/known.ts';
import type { Packages } from '../packages.ts';
import type { BlockOutput } from '../pages/block-output.ts';
import type { Page } from '../pages/page.ts';
import { isOptionTable, isSettingsTable, shellBlocks } from '../pages/purpose.ts';
import type { Part } from '../parts.ts';
import type { CmsPool } from '../session.ts';
import type { readPrograms } from '../shell/commands.ts';
import { checkSettingsTables } from '../sign-in/settings-table.ts';
import type { SinceData } from '../since/data.ts';
import { checkAgreement } from './code.ts';
import { checkCodemods } from './codemods.ts';
import { checkCommandTables } from './command-tables.ts';
import { checkCommands } from './commands.ts';
import { checkConfigFiles } from './config-files.ts';
import { checkData } from './data.ts';
import { checkDeployment } from './deployment.ts';
import { checkLabels } from './labels.ts';
import { checkMarks } from './marks.ts';
import { checkMessages } from './messages.ts';
import { checkOptions } from './options.ts';
import { checkProcedures } from './procedures.ts';
import { checkRegions } from './regions.ts';
import type { CapturedMark } from './run.ts';
import { type Captured, checkSequence } from './sequence.ts';
import { checkShell } from './shell.ts';
import { checkSince } from './since.ts';
import { listUnread } from './unread.ts';

/** What a check found on a page, and what `--update` would write there. */
export interface Outcome {
  readonly findings: readonly Finding[];
  readonly outputs?: readonly BlockOutput[];
  readonly captured?: readonly Captured[];
  readonly capturedMarks?: readonly CapturedMark[];
}

/** What checks have besides the page. */
export interface Context {
  /** The CMSs and the panel of the pages that are checked in one run. */
  readonly cms: CmsPool;
  readonly panel: PanelLane;
  /** What the type checker and `strapi build` say, by the file of the page: they read all pages at once. */
  readonly typed: ReadonlyMap<string, readonly Finding[]>;
  readonly built: ReadonlyMap<string, readonly Finding[]>;
  readonly packages: Packages;
  readonly labels: KnownLabels;
  readonly programs: () => ReturnType<typeof readPrograms>;
  readonly options: () => KnownOptions;
  readonly since: () => SinceData;
  readonly messages: () => KnownMessages;
  /** What the checks before have found on this page. */
  readonly findings: readonly Finding[];
}

type Result = Outcome | readonly Finding[];

/** What takes long to start. */
export type Costly = 'cms' | 'builds' | 'panel';

interface Check {
  /** Pages that need this part of the verifier are checked. */
  readonly part: Part;
  readonly needs?: Costly;
  readonly run: (page: Page, context: Context) => Result | Promise<Result>;
}

/** Every check, in the order in which they look at a page. */
export const checks: readonly Check[] = [
  { part: 'types', run: ({ file }, { typed }) => typed.get(file) ?? [] },
  { part: 'types', needs: 'builds', run: ({ file }, { built }) => built.get(file) ?? [] },
  { part: 'types', run: checkAgreement },
  { part: 'blocks', run: (page) => [...checkConfigFiles(page), ...checkData(page)] },
  { part: 'shell', run: checkShellBlocks },
  {
    part: 'command-tables',
    run: ({ tables }, { programs }) => checkCommandTables(tables, programs()),
  },
  { part: 'settings', run: ({ tables }) => checkSettingsTables(tables.filter(isSettingsTable)) },
  {
    part: 'options',
    run: ({ tables }, { options }) => checkOptions(tables.filter(isOptionTable), options()),
  },
  { part: 'since', run: (page, { since, options }) => checkSince(page, since(), options()) },
  { part: 'sequence', needs: 'cms', run: (page, { cms }) => checkSequence(page, cms) },
  { part: 'codemods', needs: 'cms', run: checkCodemods },
  { part: 'commands', needs: 'cms', run: checkCommands },
  { part: 'regions', run: checkRegions },
  { part: 'deployment', needs: 'cms', run: checkDeployment },
  { part: 'blocks', run: (page, { findings }) => listUnread(page, findings) },
  // The scene sees labels that no package contains, so it comes before them.
  {
    part: 'procedures',
    needs: 'panel',
    run: (page, { panel, labels }) => checkProcedures(page, panel, labels),
  },
  { part: 'labels', run: (page, { labels }) => checkLabels(page, labels) },
  { part: 'messages', run: (page, { messages }) => checkMessages(page, messages()) },
  { part: 'marks', run: checkMarks },
];

async function checkShellBlocks(page: Page, { programs, packages }: Context): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const block of shellBlocks(page))
    findings.push(...(await checkShell(block, programs(), packages)));
  return findings;
}
