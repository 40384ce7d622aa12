import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page, PageBlock } from '../pages/page.ts';
import { isCodemodBlock, isRegionBlock } from '../pages/purpose.ts';
import { pathOf } from '../pages/title-path.ts';
import { completeFile, IncompleteFile, isPartial } from './complete-file.ts';
import type { Language } from './generate.ts';
import { readerProject } from './project.ts';

/** What a reader's project contains at some point of a page, besides what it had before the page. */
export interface PageState {
  /** Whole files by their path from the project's root, those of earlier states included. */
  readonly files: Map<string, string>;
  /** The blocks that this state added, by the same paths. */
  readonly blocks: Map<string, PageBlock>;
}

const languages: Record<Language, { tab: string; endings: RegExp }> = {
  javascript: { tab: 'JavaScript', endings: /\.jsx?$/ },
  typescript: { tab: 'TypeScript', endings: /\.tsx?$/ },
};

/**
 * The path of the project file that a block shows whole or in part. Blocks under other titles, or of an
 * older version, or that only quote, aren't files of the reader's project.
 */
export function projectFile(block: PageBlock): string | undefined {
  const { meta } = block;
  if (meta.skip !== undefined || meta.output || isCodemodBlock(block) || isRegionBlock(block))
    return undefined;
  const file = pathOf(meta.title);
  return file !== undefined && /^\/(?:src|config)\//.test(file) ? file : undefined;
}

/** The language of the project that a block belongs to. */
export function languageOf({ lang }: PageBlock): Language {
  return lang === 'ts' || lang === 'tsx' ? 'typescript' : 'javascript';
}

/**
 * The states through which a page takes the project of a reader who copies every file in order. The
 * second version of a file begins a new state, which has the other files of the one before.
 */
export function pageStates(page: Page, language: Language): PageState[] {
  const { tab, endings } = languages[language];
  const states: PageState[] = [];
  for (const block of page.blocks) {
    const file = projectFile(block);
    if (file === undefined || !endings.test(file)) continue;
    if (block.tab?.group === 'language' && block.tab.label !== tab) continue;
    const last = states.at(-1);
    const text = textOf(block, last?.files.get(file) ?? ownFile(file, language));
    const current = last?.blocks.has(file) === false ? last : undefined;
    const state = current ?? { files: new Map(last?.files), blocks: new Map() };
    state.files.set(file, text);
    state.blocks.set(file, block);
    if (!current) states.push(state);
  }
  return states;
}

/** The text of a file that the reader's project has before the page. */
export function ownFile(file: string, language: Language): string | undefined {
  const own = path.join(readerProject(language), file);
  return existsSync(own) ? readFileSync(own, 'utf8') : undefined;
}

/** The whole file that a block leads to. One that can't be completed is reported by the check of marks. */
export function textOf({ code }: PageBlock, base: string | undefined): string {
  const shown = withoutRemovedLines(code);
  if (base === undefined || !isPartial(shown)) return shown;
  try {
    return completeFile(base, shown);
  } catch (error) {
    if (error instanceof IncompleteFile) return shown;
    throw error;
  }
}

/** The code of a block after the change that it shows; lines keep their numbers. */
export function withoutRemovedLines(code: string): string {
  return code.replace(/^.*\/\/ \[!code --\].*$/gm, '');
}
