import type { Page } from './pages/page.ts';
import { isCommandTable, isOptionTable, isSettingsTable, sequenceKind } from './pages/purpose.ts';
import { pluginParts } from './plugin/sources.ts';
import { isShell } from './shell/languages.ts';

/** A part of the verifier on which the result of a page can depend; paths are from `verify/`. */
interface PartFiles {
  /** Modules, with everything that they import; what they start in another process comes as well. */
  readonly code: readonly string[];
  /** Files and folders that are read as they are. */
  readonly data: readonly string[];
}

const packages = ['package-lock.json'];
/** The project that every page starts from. */
const example = [...packages, 'cms'];

const files = {
  marks: { code: ['src/checks/marks.ts'], data: [] },
  blocks: {
    code: ['src/checks/config-files.ts', 'src/checks/data.ts', 'src/checks/unread.ts'],
    data: packages,
  },
  types: {
    code: ['src/checks/code.ts', 'src/checks/builds.ts', 'src/packages.ts'],
    data: example,
  },
  shell: {
    code: [
      'src/checks/shell.ts',
      'src/packages.ts',
      'src/shell/commands.ts',
      'src/shell/strapi-tree.ts',
    ],
    data: packages,
  },
  'command-tables': {
    code: ['src/checks/command-tables.ts', 'src/shell/commands.ts', 'src/shell/strapi-tree.ts'],
    data: packages,
  },
  settings: { code: ['src/sign-in/settings-table.ts'], data: packages },
  options: { code: ['src/checks/options.ts', 'src/options/known.ts'], data: packages },
  since: {
    code: ['src/checks/since.ts', 'src/options/known.ts'],
    data: [...packages, 'since.json'],
  },
  sequence: {
    code: [
      'src/checks/sequence.ts',
      'src/cms/boot.ts',
      'src/cms/determinism.ts',
      'src/cms/worker.ts',
      'src/services/host.ts',
    ],
    data: [...example, 'src/cms/covers'],
  },
  codemods: { code: ['src/checks/codemods.ts'], data: packages },
  commands: { code: ['src/checks/commands.ts', 'src/cms/determinism.ts'], data: example },
  regions: { code: ['src/checks/regions.ts'], data: packages },
  plugin: {
    code: ['src/plugin/install.ts'],
    data: [...packages, ...pluginParts.map((name) => `plugin/${name}`)],
  },
  deployment: {
    code: ['src/checks/deployment.ts', 'src/deployment/play-npm.ts'],
    data: example,
  },
  labels: {
    code: ['src/checks/labels.ts', 'panel/labels/known-labels.ts'],
    data: packages,
  },
  messages: {
    code: ['src/checks/messages.ts', 'src/messages/known-messages.ts'],
    // The list by hand is compared with all pages by the gaps, so that a new line makes no page due.
    data: packages,
  },
  procedures: {
    code: [
      'src/checks/procedures.ts',
      'panel/build/build-panel.ts',
      'panel/follow/panel-lane.ts',
      'src/cms/determinism.ts',
    ],
    data: [...example, 'panel/files', 'src/cms/covers'],
  },
  journeys: { code: ['src/journeys/run.ts'], data: packages },
  facts: { code: ['src/checks/facts.ts'], data: packages },
  gaps: {
    code: [
      'src/checks/gaps.ts',
      'src/checks/messages.ts',
      'src/messages/known-messages.ts',
      'src/options/exceptions.ts',
      'src/options/known.ts',
      'src/releases/catalog.ts',
    ],
    data: [...packages, 'since.json', '../docs/data/foreign-messages.yml'],
  },
} as const satisfies Record<string, PartFiles>;

export type Part = keyof typeof files | `scene:${string}`;

/** All parts but the scenes. */
export const partNames = Object.keys(files) as readonly (keyof typeof files)[];

export function filesOf(part: Part): PartFiles {
  const scene = /^scene:(.+)$/.exec(part)?.[1];
  return scene === undefined
    ? files[part as keyof typeof files]
    : { code: [`panel/scenes/${scene}.ts`], data: [] };
}

/** The parts that a page needs, sorted: the checks that it is for, and what they use. */
export function partsOf(page: Page): Part[] {
  const own = page.blocks.filter(({ included }) => !included);
  // A block whose marks can't be read has none, so that other checks would misunderstand the page.
  if (own.some(({ metaProblem }) => metaProblem !== undefined)) return ['marks'];
  const has = (test: (block: Page['blocks'][number]) => boolean): boolean => own.some(test);
  const { scene } = page;
  const wanted: Record<Exclude<keyof typeof files, 'journeys' | 'facts' | 'gaps'>, boolean> = {
    marks: true,
    blocks: own.length > 0,
    types: has(({ lang }) => /^[jt]sx?$/.test(lang)),
    shell: has(isShell),
    'command-tables': page.tables.some(isCommandTable),
    settings: page.tables.some(isSettingsTable),
    options: page.tables.some(isOptionTable),
    since: page.tables.length > 0 || page.since.length > 0,
    sequence: has((block) => sequenceKind(block) !== undefined),
    codemods: page.codemods.length > 0 || has(({ meta }) => meta.codemod !== undefined),
    commands: has((block) => Boolean(block.meta.output || (block.meta.run && isShell(block)))),
    regions: has(({ meta }) => meta.region !== undefined),
    plugin: scene !== undefined || page.blocks.some(({ meta }) => meta.plugin ?? meta.region),
    deployment: has(({ lang, meta }) => Boolean(meta.run) && /^(docker|nginx)$/.test(lang)),
    labels: page.labels.length > 0,
    messages: page.messages.length > 0,
    procedures: scene !== undefined,
  };
  const parts = Object.entries(wanted).flatMap(([name, isWanted]) => (isWanted ? [name] : []));
  return [...parts, ...(scene === undefined ? [] : [`scene:${scene}`])].sort() as Part[];
}
