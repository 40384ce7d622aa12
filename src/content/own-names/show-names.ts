import { loadJson } from '../../browser/load-json.ts';
import { loadPart } from '../../browser/load-part.ts';
import { readStoredJson, removeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { type ExampleModel, isOwnNames, type OwnNames } from '../../names/names.ts';
import { type Edit, inPath, renamed, renames } from '../../names/rename.ts';
import styles from './OwnNames.module.css';

/** The content types of the example. */
export const loadModel = loadPart(() => loadJson('/example-model.json') as Promise<ExampleModel>);

/** The names that the reader chose, if they did. */
export function ownNames(): OwnNames | undefined {
  const stored = readStoredJson(storageKeys.ownNames);
  return isOwnNames(stored) ? stored : undefined;
}

/** A block as the page has it. */
interface Written {
  readonly code: DocumentFragment;
  readonly title: string;
  readonly variables: string | undefined;
}

const written = new WeakMap<HTMLElement, Written>();

/** Shows the reader's names in the code of the page, or those of the example if they chose none. */
export async function showNames(): Promise<void> {
  const model = await loadModel();
  const form = document.querySelector<HTMLSelectElement>('[data-form]')?.value ?? 'http';
  // The other forms are made of what the block shows.
  const forms = form === 'http' ? undefined : await import('../code-block/request-forms.ts');
  forms?.showForms('http');
  const own = ownNames();
  let about: string | undefined;
  for (const figure of document.querySelectorAll<HTMLElement>('figure[data-code]')) {
    const code = figure.querySelector('code');
    // Those that run are islands, which React writes.
    if (code && !figure.closest('astro-island')) about = showIn(figure, code, about, model, own);
  }
  forms?.showForms(form);
  showLine(own, model);
}

/** @returns what the block is about */
function showIn(
  figure: HTMLElement,
  code: HTMLElement,
  before: string | undefined,
  model: ExampleModel,
  own: OwnNames | undefined,
): string | undefined {
  const page = written.get(figure) ?? {
    code: contentsOf(code),
    title: figure.ariaLabel ?? '',
    variables: figure.dataset.variables,
  };
  if (!own && !written.has(figure)) return undefined;
  written.set(figure, page);
  code.replaceChildren(page.code.cloneNode(true));
  const { title, variables } = page;
  const place = { language: figure.dataset.code ?? '', title, about: before };
  const found = own && renames(code.textContent, place, model, own);
  if (found) replaceText(code, found.edits);
  const name = own && title.includes('/') ? inPath(title, model, own) : title;
  for (const node of figure.querySelector('figcaption')?.childNodes ?? [])
    if (node instanceof Text && node.data === figure.ariaLabel) node.data = name;
  figure.ariaLabel = name;
  if (variables) {
    const data = { language: 'json', about: found?.about };
    figure.dataset.variables = own ? renamed(variables, data, model, own) : variables;
  }
  return found?.about;
}

function contentsOf(element: HTMLElement): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.cloneContents();
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
  if (!own) return;
  line = document.createElement('p');
  line.className = styles.line ?? '';
  const back = document.createElement('button');
  back.type = 'button';
  back.textContent = `Back to ${types[main]?.plural}`;
  back.addEventListener('click', () => {
    removeStored(storageKeys.ownNames);
    showNames();
    // The button that had the focus is gone; what follows it takes it.
    document.querySelector<HTMLElement>('main')?.focus();
  });
  line.append(`Examples use ${own.plural}. `, back);
  document.querySelector('[data-navbar]')?.after(line);
}
