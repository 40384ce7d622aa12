import { isUtf8 } from 'node:buffer';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Problems } from '../problems/problems.ts';
import { checkTags } from './check-tags.ts';
import type { FrontMatter, FrontMatterContent } from './front-matter.ts';
import { readFrontMatter } from './front-matter.ts';
import { readTags } from './tags.ts';

/** A file of `docs/` before it is rendered. */
export interface SourceFile {
  /** Path in `docs/` without its ending. */
  readonly id: string;
  /** Path from the project root. */
  readonly file: string;
  readonly source: string;
  readonly frontMatter: FrontMatterContent;
  /** Path on the site, such as `/cms/intro`. */
  readonly path: string;
}

/** A page whose front matter is wrong. The others still find it, so that one run reports theirs too. */
type UnreadableFile = Pick<SourceFile, 'id' | 'file' | 'source'>;

export interface Sources {
  readonly readable: readonly SourceFile[];
  readonly unreadable: readonly UnreadableFile[];
}

/**
 * Every Markdown file of `docs/`, with whatever is wrong with paths and tags added to `problems`.
 * @param known files as they were read before; one with the same text isn't parsed again
 */
export function readSources(
  root: string,
  problems: Problems,
  known: readonly SourceFile[] = [],
): Sources {
  const before = new Map(known.map((source) => [source.file, source]));
  const readable: SourceFile[] = [];
  const unreadable: UnreadableFile[] = [];
  for (const found of globSync('docs/**/*.md', { cwd: root }).sort()) {
    const file = found.split(path.sep).join('/');
    const source = readText(root, file, problems);
    if (source === undefined) continue;
    const unchanged = before.get(file);
    if (unchanged?.source === source) {
      readable.push(unchanged);
      continue;
    }
    const frontMatter = readFrontMatter(source, file, problems);
    const id = file.slice('docs/'.length, -'.md'.length);
    if (!frontMatter) unreadable.push({ id, file, source });
    else readable.push({ id, file, source, frontMatter, path: pathOf(id, frontMatter.value) });
  }
  const tagsFile = 'docs/tags.yml';
  const vocabulary = readTags(readFileSync(path.join(root, tagsFile), 'utf8'), tagsFile, problems);
  checkTags(vocabulary, tagsFile, readable, problems);
  checkPaths(readable, problems);
  return { readable, unreadable };
}

/** What addresses, links and every system can name. */
const fileName = /^[\w./-]+$/;

/** The text of a file; `undefined` after adding to `problems` why it can't be a page. */
function readText(root: string, file: string, problems: Problems): string | undefined {
  const absolute = path.join(root, file);
  const report = (message: string, line?: number) =>
    problems.add({ file, message, ...(line !== undefined && { line }) });
  if (!fileName.test(file)) {
    report('The name becomes an address. Use letters, digits, hyphens, underscores and dots.');
    return undefined;
  }
  const state = statSync(absolute, { throwIfNoEntry: false });
  if (!state) {
    report('This is a link to a file that doesn’t exist. Link to another one, or delete it.');
    return undefined;
  }
  if (state.isDirectory()) {
    report('This is a folder. Give it a name that doesn’t end in ".md".');
    return undefined;
  }
  const bytes = readFileSync(absolute);
  // Editors of some systems put a mark before the text, which the decoder leaves out.
  const text = new TextDecoder().decode(bytes);
  if (!isUtf8(bytes) || text.includes('\0')) {
    const line = text.split('\n').findIndex((one) => /[\uFFFD\0]/.test(one)) + 1;
    report('The file isn’t a text in UTF-8. Save it in that encoding.', line);
    return undefined;
  }
  return text;
}

/** The path on the site of the file with this id, its path in `docs/` without its ending. */
export const pathOf = (id: string, { slug }: Pick<FrontMatter, 'slug'>): string => slug ?? `/${id}`;

/** Pages that the site makes by itself, which would win without a word. */
const madeBySite = ['/404', '/tags'].map((path) => [path, 'the site itself'] as const);

function checkPaths(sources: readonly SourceFile[], problems: Problems): void {
  const owners = new Map<string, string>(madeBySite);
  for (const { file, path: own, frontMatter } of sources) {
    const owner = owners.get(own);
    if (owner) {
      const line = frontMatter.lineOf('slug');
      problems.add({ file, line, message: `The path ${own} already belongs to ${owner}.` });
    }
    owners.set(own, file);
  }
}
