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

/** Says why a page did not load and waits until the reader retries, or goes elsewhere. */
export function showLoadFailure(
  to: URL,
  reason: string,
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
    const leave = () => {
      clearLoadStatus();
      resolve('left');
    };
    failure.querySelector('[data-retry]')?.addEventListener('click', () => {
      signal.removeEventListener('abort', leave);
      clearLoadStatus();
      resolve('retry');
    });
    signal.addEventListener('abort', leave, { once: true });
    place.replaceChildren(failure);
    place.querySelector<HTMLElement>('[data-retry]')?.focus();
  });
}
