import { addressOf } from './page-address.ts';
import { linkOf, pageOf } from './page-links.ts';

/** How pages are changed comes when this one is complete, or at the first click. */
export const changing = () =>
  import('./look-ahead.ts').then((script) => {
    isHere = true;
    return script;
  });

let isHere = false;

/** How long a click waits for that script before the browser changes the page, in milliseconds. */
const patience = 3000;

/** Where the latest click leads, while that script is on its way. */
let wanted: URL | undefined;

/** Takes the clicks on links to pages of this site, which change the page in place. */
export function startRouter(): void {
  const first = addressOf(location);
  // After a reload the browser treats the pages before it as this document, too. Without the script it loads them.
  addEventListener('popstate', () => {
    if (!isHere && addressOf(location) !== first) location.reload();
  });
  document.addEventListener('click', (event) => {
    const { button, ctrlKey, metaKey, shiftKey, altKey } = event;
    const to = pageOf(linkOf(event));
    if (!to || event.defaultPrevented || button || ctrlKey || metaKey || shiftKey || altKey) return;
    // Places on the page that shows are the browser's own business.
    if (to.hash && addressOf(to) === addressOf(location)) return;
    event.preventDefault();
    wanted = to;
    // Without the script the browser changes the page, as it would have without this one.
    const assign = () => location.assign(to);
    setTimeout(() => wanted === to && assign(), patience);
    changing()
      .then(({ changePage }) => {
        if (wanted !== to) return;
        wanted = undefined;
        return changePage(to, 'new');
      })
      .catch(assign);
  });
}
