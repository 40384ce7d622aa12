import type { OptionTable } from '../../../src/markdown/verifiable/verifiable.ts';
import { isShell } from '../shell/languages.ts';
import { type Program, programs } from '../shell/program.ts';
import type { Page, PageBlock } from './page.ts';
import { pathOf } from './title-path.ts';

/** What blocks and tables are for: which checks they are for follows from it. */

const codeLanguages = new Set(['js', 'jsx', 'ts', 'tsx']);

/** Whether a block is executed against the CMS, and as what. */
export function sequenceKind(
  block: PageBlock,
):
  | 'http'
  | 'graphql'
  | 'response'
  | 'document'
  | 'file'
  | 'run'
  | 'profile'
  | 'sign-in'
  | undefined {
  const { request, run, region } = block.meta;
  if (isResponse(block)) return 'response';
  if (block.meta.profile !== undefined) return 'profile';
  if (block.meta['sign-in'] !== undefined) return 'sign-in';
  if (block.lang === 'http') return 'http';
  if (block.lang === 'graphql') return request ? 'graphql' : 'document';
  const runnable = codeLanguages.has(block.lang) || block.lang === 'json';
  if (!runnable || !run || region !== undefined) return undefined;
  // In a group of language tabs one version is enough: the agreement check covers the other.
  if (block.tab?.group === 'language' && block.tab.label === 'TypeScript') return undefined;
  return isProjectFile(block) ? 'file' : 'run';
}

/** A block with the path of a project file as its title is installed rather than executed. */
function isProjectFile(block: PageBlock): boolean {
  return /^\/(src|config)\//.test(pathOf(block.meta.title) ?? '');
}

/** Whether a block is the response to the request before it. */
export function isResponse(block: PageBlock): boolean {
  return block.meta.response === true;
}

/** Whether a table lists the commands of a program, or the options of one of its commands. */
export function isCommandTable({ of }: Pick<OptionTable, 'of'>): boolean {
  return ownersOf(of) !== undefined;
}

/** The program of a command table, and the commands whose options it lists; none if it lists commands. */
export function ownersOf(of: string): { program: Program; commands: string[] } | undefined {
  const [first = '', ...rest] = of.split(' ');
  const program = programNames.find((name) => name === first);
  if (program === undefined) return undefined;
  const commands = rest.join(' ').split(',');
  return { program, commands: commands.map((name) => name.trim()).filter((name) => name !== '') };
}

export const programNames = Object.keys(programs) as readonly Program[];

/** Whether the block is the input or the output of a codemod of the upgrade tool. */
export const isCodemodBlock = ({ meta }: PageBlock): boolean => meta.codemod !== undefined;

/** The shell blocks of a page; included ones are checked on their own page. */
export function shellBlocks(page: Page): PageBlock[] {
  return page.blocks.filter((block) => isShell(block) && !block.included);
}

/** Whether the text of a block is that of a file of the example plugin. */
export const isRegionBlock = ({ meta }: Pick<PageBlock, 'meta'>): boolean =>
  meta.region !== undefined;

/** The options of `:::params` of tables about the providers of Users & Permissions. */
export const PROVIDERS = 'sign-in';

/** Whether a table is about the providers of Users & Permissions. */
export function isSettingsTable({ of }: Pick<OptionTable, 'of'>): boolean {
  return of === PROVIDERS || of.startsWith(`${PROVIDERS}.`);
}

/** Whether a table lists options of the configuration. */
export const isOptionTable = (table: Pick<OptionTable, 'of'>): boolean =>
  !isCommandTable(table) && !isSettingsTable(table);
