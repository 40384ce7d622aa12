import type { PageBlock } from '../../src/pages/page.ts';
import type { ProcedureScene } from '../scene.ts';

/**
 * The files that a procedure needs: those that the scene contains, and the code blocks of the page
 * with these titles, so that what readers copy is what runs.
 * @throws Error if the page has no such block
 */
export function filesOf(
  entry: ProcedureScene,
  blocks: readonly PageBlock[],
): Map<string, string | Buffer> {
  const { files = [] } = entry;
  if (!isList(files)) return new Map(Object.entries(files));
  return new Map(
    files.map((title) => {
      const block = blocks.find(({ meta }) => withSlash(meta.title ?? '') === withSlash(title));
      if (!block)
        throw new Error(
          `The scene needs the file ${title}, but no code block of the page has title="${withSlash(title)}".`,
        );
      return [withSlash(title), block.code];
    }),
  );
}

function isList(files: NonNullable<ProcedureScene['files']>): files is readonly string[] {
  return Array.isArray(files);
}

const withSlash = (title: string): string => (title.startsWith('/') ? title : `/${title}`);
