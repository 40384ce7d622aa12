import { pageShown } from '../browser/page-shown.ts';
import { hideNavbarOnScroll } from '../components/navbar/hide-on-scroll.ts';
import { markActiveHeading } from '../components/toc/active-heading.ts';

/** What follows a reader down the page, from their first scrolling on. */
export function start(): void {
  hideNavbarOnScroll();
  document.addEventListener(pageShown, markActiveHeading);
  markActiveHeading();
}
