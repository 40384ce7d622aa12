import { pageShown } from '../../browser/page-shown.ts';
import { tell } from '../events.ts';

/** Tells of every page that shows, starting with this one. */
export function tellOfPages(): void {
  let { referrer } = document;
  const tellOfPage = () => {
    const path = location.pathname;
    if (document.querySelector('[data-not-found]')) tell('Path Not Found', { path, referrer });
    else tell('Page Viewed', { path, title: document.title, referrer });
    referrer = path;
  };
  tellOfPage();
  document.addEventListener(pageShown, tellOfPage);
}
