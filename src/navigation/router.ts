import { addressOf } from './page-address.ts';
import { linkOf, pageOf } from './page-links.ts';

/** How pages are changed comes when this one is complete, or at the first click. */
export const changing = () => import('./look-ahead.ts');

/** Takes the clicks on links to pages of this site, which change the page in place. */
export function startRouter(): void {
  document.addEventListener('click', (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const to = pageOf(linkOf(event));
    if (!to || event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
    // Places on the page that shows are the browser's own business.
    if (to.hash && addressOf(to) === addressOf(location)) return;
    event.preventDefault();
    // Without the script the browser changes the page, as it would have without this one.
    changing()
      .then(({ changePage }) => changePage(to, 'new'))
      .catch(() => location.assign(to));
  });
}
