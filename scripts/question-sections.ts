import { readSearchablePages } from '../src/build/searchable-pages.ts';
import type { SearchProvider } from '../src/search/provider.ts';
import { pageOf } from '../src/search/records/record.ts';

/**
 * Prints to which section each question of a page leads, after `=` if it's the one that the question
 * names, `~` if it's another one of the page, and `-` if it's on another page.
 * @param wanted path of the page on the site, or of its file
 * @throws Error if there's no such page
 */
export async function printQuestionSections(
  root: string,
  wanted: string,
  provider: SearchProvider,
): Promise<void> {
  const page = readSearchablePages(root).find(({ path, file }) => [path, file].includes(wanted));
  if (!page) throw new Error(`There's no page ${wanted}. Give its path, such as /cms/intro.`);
  for (const [use, questions] of [
    ['indexed', page.questions],
    ['teaching', page.teaching],
  ] as const) {
    console.log(use);
    for (const { text, anchor } of questions) {
      const { hits } = await provider.search(text, new AbortController().signal);
      const found = hits[0]?.url ?? 'nothing';
      const elsewhere = pageOf(found) === page.path ? '~' : '-';
      const named = anchor === undefined ? page.path : `${page.path}#${anchor}`;
      console.log(`  ${found === named ? '=' : elsewhere} ${found}  ${text}`);
    }
  }
}
