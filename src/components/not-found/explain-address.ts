import { invalidPath } from '../../browser/invalid-path.ts';
import { withBase } from '../../browser/with-base.ts';
import { likelyPaths } from './likely-paths.ts';

interface PageIndex {
  readonly pages: readonly { readonly path: string; readonly title: string }[];
}

/** Says on the not-found page what is wrong with the address (SPECIFICATION.md S8), or which pages are likely. */
export async function explainAddress(page: Element): Promise<void> {
  const reason = invalidPath(location.pathname);
  if (!reason) return suggestPages(page);
  console.error(reason);
  const heading = page.querySelector('h1');
  const text = page.querySelector('p');
  const title = 'Invalid address';
  document.title = document.title.replace(heading?.textContent ?? '', title);
  if (heading) heading.textContent = title;
  if (text) text.textContent = reason;
}

async function suggestPages(page: Element): Promise<void> {
  const response = await fetch(withBase('/index.json'));
  const { pages }: PageIndex = await response.json();
  const titles = new Map(pages.map(({ path, title }) => [withBase(path), title]));
  const found = likelyPaths(location.pathname, [...titles.keys()]);
  if (found.length === 0) return;
  const list = document.createElement('ul');
  for (const path of found) {
    const link = document.createElement('a');
    link.href = path;
    link.textContent = titles.get(path) ?? path;
    const entry = document.createElement('li');
    entry.append(link);
    list.append(entry);
  }
  const words = document.createElement('p');
  words.textContent = 'Did you look for one of these?';
  page.querySelector('nav')?.replaceChildren(words, list);
}
