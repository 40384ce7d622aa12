import { followDismissal } from '../components/announcement-bar/dismissal.ts';
import { followTabChoices } from '../content/tabs/tabs.ts';
import { followColorMode } from '../ui/color-mode/color-mode.ts';

/** Follows what the reader chooses in other tabs of the browser, and in the system. */
export function followOtherTabs(): void {
  followColorMode();
  followDismissal();
  followTabChoices();
}
