import { readDiffMarks } from '../../../src/markdown/diff-marks.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isShell } from '../shell/languages.ts';
import { FileProblem } from './dockerfile.ts';
import { proxyOf } from './proxies.ts';

/** What a block marked `run` is on a page about deployment. */
export type Role = 'dockerfile' | 'compose' | 'proxy' | 'commands' | 'output';

/** The role of a block; `undefined` for those that aren't marked. */
export function roleOf(block: PageBlock): Role | undefined {
  const { lang, meta } = block;
  if (meta.output) return 'output';
  if (!meta.run) return undefined;
  if (lang === 'docker') return 'dockerfile';
  if (lang === 'yaml' && /(^|\/)compose[\w.-]*\.ya?ml$/.test(meta.title ?? '')) return 'compose';
  if (proxyOf(block)) return 'proxy';
  return isShell(block) ? 'commands' : undefined;
}

/** Whether a page has a file for a server marked `run`: then its commands are those of a deployment. */
export function isDeploymentPage(page: Page): boolean {
  return page.blocks.some((block) => {
    const role = block.included ? undefined : roleOf(block);
    return role === 'dockerfile' || role === 'compose' || role === 'proxy';
  });
}

/**
 * The files of the project that the page shows, by path, in TypeScript where it has both languages.
 * What a server has elsewhere, such as `/etc/nginx`, isn't one of them.
 */
export function projectFiles(page: Page): Map<string, string> {
  const files = new Map<string, string>();
  for (const block of page.blocks) {
    const file = block.meta.title?.trim() ?? '';
    const isOther = block.tab?.group === 'language' && block.tab.label !== 'TypeScript';
    if (isOther || block.included || !/^\/(?!etc\/|usr\/|srv\/)[\w./-]*$/.test(file)) continue;
    if (isAddition(block) || files.has(file)) continue;
    files.set(file, block.code);
  }
  return files;
}

/** A part of a file with the lines to add: they are for a project with the example plugin. */
export function isAddition({ meta, lang }: PageBlock): boolean {
  return meta.plugin !== undefined && lang === 'docker';
}

/**
 * A file with the lines that a block marks as added. The other lines of the block say where.
 * @throws FileProblem if they aren't in the file, in this order and without others between them
 */
export function withAddition(file: string, block: PageBlock): string {
  const { code, added } = readDiffMarks(block.code, block.lang);
  const lines = code.split('\n');
  const known = lines.filter((_line, index) => !added.has(index + 1));
  const own = file.split('\n');
  const start = own.findIndex((_line, index) =>
    known.every((line, offset) => own[index + offset]?.trimEnd() === line.trimEnd()),
  );
  if (added.size === 0) throw new FileProblem('No line is marked with `# [!code ++]`.', 0);
  if (start === -1)
    throw new FileProblem(
      'The lines without a mark are not in the file above, one after the other.',
      0,
    );
  return [...own.slice(0, start), ...lines, ...own.slice(start + known.length)].join('\n');
}
