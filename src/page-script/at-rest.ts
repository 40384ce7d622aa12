import { followDismissal } from '../components/announcement-bar/dismissal.ts';
import { openMenusOnHover } from '../components/menu/open-on-hover.ts';
import { startMenu } from '../components/site-menu/start-menu.ts';
import { followFoundText, followTabChoices } from '../content/tabs/tabs.ts';
import { followColorMode } from '../ui/color-mode/color-mode.ts';

/** What can wait until the page has all that it needs. */
export function startAtRest(): void {
  // What the reader chooses in other tabs of the browser, and in the system.
  followColorMode();
  followDismissal();
  followTabChoices();
  startMenu();
  followFoundText();
  openMenusOnHover();
}
