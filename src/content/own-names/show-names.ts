import { loadJson } from '../../browser/load-json.ts';
import { loadPart } from '../../browser/load-part.ts';
import { readStoredJson, removeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { type ExampleModel, isOwnNames, type Names, type OwnNames } from '../../names/names.ts';
import { type Edit, renamed, renames } from '../../names/rename.ts';
import { inPath } from '../../names/words.ts';
import styles from './OwnNames.module.css';

/** The content types of the example. */
export const loadModel = loadPart(() => loadJson('/example-model.json') as Promise<ExampleModel>);

/** The names that the reader chose, if they did. */
export function ownNames(): OwnNames | undefined {
  const stored = readStoredJson(storageKeys.ownNames);
  return isOwnNames(stored) ? stored : undefined;
}

/** Shows the names of the example again, everywhere. */
export function forgetNames(): void {
  removeStored(storageKeys.ownNames);
  showNames();
}

/** Blocks with the reader's names, as the page has them. */
const written = new Map<
  HTMLElement,
  { code: readonly Node[]; title: string; data: string | undefined }
>();

/** Shows the reader's names in the code of the page, or those of the example if they chose none. */
export async function showNames(): Promise<void> {
  const model = await loadModel();
  const form = document.querySelector<HTMLSelectElement>('[data-form]')?.value ?? 'http';
  // The other forms are made of what the block shows.
  const forms = form === 'http' ? undefined : await import('../code-block/request-forms.ts');
  forms?.showForms('http');
  for (const [figure, { code, title, data }] of written) {
    figure.querySelector('code')?.replaceChildren(...code);
    setTitle(figure, title);
    if (data) figure.dataset.variables = data;
  }
  written.clear();
  const own = ownNames();
  if (own) showIn(document.querySelectorAll('figure[data-code]'), { model, own });
  forms?.showForms(form);
  showLine(own, model);
}

function showIn(figures: Iterable<HTMLElement>, names: Names): void {
  let about: string | undefined;
  for (const figure of figures) {
    const code = figure.querySelector('code');
    // Those that run are islands, which React writes.
    if (!code || figure.closest('astro-island')) continue;
    const { dataset, ariaLabel } = figure;
    const { code: language = '', variables: data } = dataset;
    const title = ariaLabel ?? '';
    const nodes = Array.from(code.childNodes, (node) => node.cloneNode(true));
    written.set(figure, { code: nodes, title, data });
    const found = renames(code.textContent, { language, title, about }, names);
    ({ about } = found);
    replaceText(code, found.edits);
    if (title.includes('/')) setTitle(figure, inPath(title, names));
    if (data) dataset.variables = renamed(data, { language: 'json', about }, names);
  }
}

function setTitle(figure: HTMLElement, title: string): void {
  for (const node of figure.querySelector('figcaption')?.childNodes ?? [])
    if (node instanceof Text && node.data === figure.ariaLabel) node.data = title;
  figure.ariaLabel = title;
}

/** Replaces text and leaves the elements around it, which give it its colors. */
function replaceText(element: HTMLElement, edits: readonly Edit[]): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let from = 0;
  for (let node = walker.nextNode(); node instanceof Text; node = walker.nextNode()) {
    const old = node.data;
    let at = 0;
    let text = '';
    for (const edit of edits) {
      const [start, end] = [edit.start - from, edit.end - from];
      if (end <= at || start >= old.length) continue;
      // What goes on from the node before was replaced there.
      text += start < 0 ? '' : old.slice(at, start) + edit.text;
      at = Math.min(end, old.length);
    }
    if (at > 0) node.data = text + old.slice(at);
    from += old.length;
  }
}

let line: HTMLElement | undefined;

/** Says below the header whose names the code has. */
function showLine(own: OwnNames | undefined, { main, types }: ExampleModel): void {
  line?.remove();
  const { dataset } = document.documentElement;
  delete dataset.ownNames;
  if (!own) return;
  // The room for it, which `before-paint.ts` keeps on the next page.
  dataset.ownNames = '';
  line = document.createElement('aside');
  line.ariaLabel = 'Names in examples';
  line.className = styles.line ?? '';
  const back = document.createElement('button');
  back.type = 'button';
  back.textContent = `Back to ${types[main]?.plural}`;
  back.addEventListener('click', () => {
    // The button goes, and what it had the focus for follows it.
    document.querySelector('main')?.focus();
    forgetNames();
  });
  const text = document.createElement('span');
  text.textContent = `Examples use ${own.plural}.`;
  line.append(text, ' ', back);
  document.querySelector('[data-navbar]')?.after(line);
}
