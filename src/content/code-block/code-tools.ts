import { tell } from '../../analytics/events.ts';
import { confirmationTime, copyText } from '../../browser/clipboard.ts';

/** Does what a button of a code block is for: copies the code, or wraps its long lines. */
export function runCodeTool(button: HTMLElement): void {
  const figure = button.closest('figure');
  if (!figure) return;
  if (button.hasAttribute('data-copy')) copy(button, figure);
  else button.setAttribute('aria-pressed', String(figure.toggleAttribute('data-wrapped')));
}

async function copy(button: HTMLElement, figure: HTMLElement): Promise<void> {
  if ((await copyText(textOf(figure))) === 'rejected') {
    // Without the right to write to the clipboard, the code is selected for the reader to copy.
    const code = figure.querySelector('code');
    if (code) getSelection()?.selectAllChildren(code);
    sayHowToCopy(figure);
    return;
  }
  tell('Code Copied', {
    path: location.pathname,
    language: figure.dataset.code ?? '',
    title: figure.getAttribute('aria-label') ?? '',
  });
  button.dataset.copied = '';
  button.setAttribute('aria-label', 'Copied');
  setTimeout(() => {
    delete button.dataset.copied;
    button.setAttribute('aria-label', 'Copy code');
  }, confirmationTime);
}

/** There is one selection, so there is one message about it. */
let message: HTMLElement | undefined;

/** Says it under the code until it is copied. Its style is here, as hardly any page needs it. */
function sayHowToCopy(figure: HTMLElement): void {
  message?.remove();
  message = document.createElement('p');
  message.setAttribute('role', 'alert');
  message.style.cssText = 'margin:0;padding:var(--space-2) var(--space-4)';
  message.textContent = 'The code is selected. Press Ctrl+C or ⌘C to copy it.';
  figure.append(message);
  document.addEventListener('copy', () => message?.remove(), { once: true });
}

/** The code as it is after the change, where a change is shown. */
const textOf = (figure: HTMLElement): string =>
  [...figure.querySelectorAll('.line:not(.line-removed)')]
    .map((line) => line.textContent)
    .join('\n');
