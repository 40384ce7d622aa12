import { showErrorTitle } from '../browser/error-title.ts';

/** The parts are in every page as a template, so that they show without any connection. */
const template = (name: string): DocumentFragment | undefined => {
  const element = document.getElementById(`load-${name}`);
  if (!(element instanceof HTMLTemplateElement)) return undefined;
  const copy = element.content.cloneNode(true);
  return copy instanceof DocumentFragment ? copy : undefined;
};

const region = () => document.getElementById('load-status');

/** Takes away what was said about an earlier page. */
export function clearLoadStatus(): void {
  region()?.replaceChildren();
}

/** Says that the page is still on its way. */
export function showSpinner(): void {
  const spinner = template('spinner');
  if (spinner) region()?.replaceChildren(spinner);
}

/** Why a page did not load, and whether trying again can help. */
export interface LoadFailure {
  readonly reason: string;
  readonly retry: boolean;
}

/**
 * Says why a page did not load, in the title of the page as well, and waits until the reader retries,
 * closes it, or goes elsewhere.
 */
export function showLoadFailure(
  to: URL,
  { reason, retry }: LoadFailure,
  signal: AbortSignal,
): Promise<'retry' | 'left'> {
  return new Promise((resolve) => {
    const failure = template('failure');
    const place = region();
    if (!failure || !place) {
      location.assign(to);
      return;
    }
    const address = failure.querySelector('[data-address]');
    const because = failure.querySelector('[data-reason]');
    if (address) address.textContent = to.pathname;
    if (because) because.textContent = reason;
    failure.querySelector('[data-in-full]')?.setAttribute('href', to.href);
    const restoreTitle = showErrorTitle(`The page ${to.pathname} didn't load.`);
    const leave = () => {
      restoreTitle();
      clearLoadStatus();
      resolve('left');
    };
    const button = failure.querySelector('[data-retry]');
    if (button && !retry) button.textContent = 'Close';
    button?.addEventListener('click', () => {
      signal.removeEventListener('abort', leave);
      restoreTitle();
      clearLoadStatus();
      resolve(retry ? 'retry' : 'left');
    });
    signal.addEventListener('abort', leave, { once: true });
    place.replaceChildren(failure);
    place.querySelector<HTMLElement>('[data-retry]')?.focus();
  });
}
