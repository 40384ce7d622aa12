import { type Form, forms, graphqlRequest, inForm } from '../../requests/forms.ts';
import { parseRequest, type WrittenRequest } from '../../requests/parse-request.ts';
import { highlightLines } from '../../ui/highlight-code.ts';

/** The code of a block as the page has it. */
const written = new WeakMap<HTMLElement, DocumentFragment>();

/** The request in a block, in whichever form it shows. @throws Error if it isn't one */
export function requestIn(figure: HTMLElement): WrittenRequest {
  const code = figure.querySelector('code');
  const text = (code && written.get(code)) ?? code;
  return requestOf(figure, text?.textContent ?? '');
}

/** Shows every request on the page in one form; in `http`, as the page has it. */
export function showForms(form: string): void {
  for (const select of document.querySelectorAll<HTMLSelectElement>('[data-form]')) {
    const figure = select.closest('figure');
    const code = figure?.querySelector('code');
    if (!figure || !code) continue;
    // The browser may keep a choice that an earlier version of the site had.
    select.value = isForm(form) ? form : 'http';
    const original = written.get(code);
    if (original) code.replaceChildren(original.cloneNode(true));
    written.delete(code);
    if (!isForm(form)) continue;
    written.set(code, contentsOf(code));
    code.replaceChildren(...linesOf(figure, code, form));
  }
}

const isForm = (form: string): form is Form => form in forms;

function contentsOf(code: HTMLElement): DocumentFragment {
  const range = document.createRange();
  range.selectNodeContents(code);
  return range.cloneContents();
}

function linesOf(figure: HTMLElement, code: HTMLElement, form: Form): (Node | string)[] {
  const { language, code: text } = inForm(requestOf(figure, code.textContent), form);
  return highlightLines(text, language).flatMap((tokens, at) => {
    const line = document.createElement('span');
    line.className = 'line';
    for (const { text: part, className = '' } of tokens) {
      const span = document.createElement('span');
      span.className = className;
      span.textContent = part;
      line.append(span);
    }
    return at === 0 ? [line] : ['\n', line];
  });
}

function requestOf(
  { dataset: { code, as = 'full-access-token', variables } }: HTMLElement,
  text: string,
): WrittenRequest {
  return code === 'graphql' ? graphqlRequest(text, as, variables) : parseRequest(text);
}
