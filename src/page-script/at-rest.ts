/** What can wait until the page has all that it needs. */
export { openMenusOnHover } from '../components/menu/open-on-hover.ts';
export { startMenu } from '../components/site-menu/start-menu.ts';
export { followFoundText } from '../content/tabs/tabs.ts';
export { followOtherTabs } from './other-tabs.ts';
