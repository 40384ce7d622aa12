import { readDiffMarks } from '../../../src/markdown/diff-marks.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isShell } from '../shell/languages.ts';
import { FileProblem } from './dockerfile.ts';
import { proxyOf } from './proxies.ts';
import { secret } from './server.ts';

/** What a block marked `run` is on a page about deployment. */
export type Role = 'dockerfile' | 'compose' | 'proxy' | 'commands' | 'output';

/** The role of a block; `undefined` for those that aren't marked. */
export function roleOf(block: PageBlock): Role | undefined {
  const { lang, meta, included } = block;
  if (included) return undefined;
  if (meta.output) return 'output';
  if (!meta.run) return undefined;
  if (lang === 'docker') return 'dockerfile';
  if (lang === 'yaml' && meta.title?.startsWith('/compose.')) return 'compose';
  if (proxyOf(block)) return 'proxy';
  return isShell(block) ? 'commands' : undefined;
}

/** Whether a page has a file for a server marked `run`: then its commands are those of a deployment. */
export function isDeploymentPage(page: Page): boolean {
  return page.blocks.some((block) =>
    ['dockerfile', 'compose', 'proxy'].includes(roleOf(block) ?? ''),
  );
}

/**
 * The files of the project that the page shows, by path, in TypeScript where it has both languages, with
 * a secret for each placeholder. What a server has elsewhere, such as `/etc/nginx`, isn't one of them.
 */
export function projectFiles(page: Page): Map<string, string> {
  const files = new Map<string, string>();
  for (const block of page.blocks) {
    const file = block.meta.title ?? '';
    const isOther = block.tab?.group === 'language' && block.tab.label !== 'TypeScript';
    if (isOther || block.included || isAddition(block) || !/^\/(?!etc\/)/.test(file)) continue;
    files.set(file, block.code.replaceAll(/<random-[\w-]+>/g, secret));
  }
  return files;
}

/** A part of a file with the lines to add: they are for a project with the example plugin. */
export const isAddition = ({ meta, lang }: PageBlock): boolean =>
  meta.plugin !== undefined && lang === 'docker';

/**
 * A file with the lines that a block marks as added. The other lines of the block say where.
 * @throws FileProblem if they aren't in the file, in this order and without others between them
 */
export function withAddition(file: string, block: PageBlock): string {
  const { code, added } = readDiffMarks(block.code, block.lang);
  const known = code.split('\n').filter((_line, index) => !added.has(index + 1));
  const start = `\n${file}\n`.indexOf(`\n${known.join('\n')}\n`);
  if (start === -1 || added.size === 0)
    throw new FileProblem(
      'The lines without `# [!code ++]` have to be in the file above, in this order, and others added.',
      0,
    );
  return file.slice(0, start) + code + file.slice(start + known.join('\n').length);
}
