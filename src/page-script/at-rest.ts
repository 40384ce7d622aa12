import { pageShown } from '../browser/page-shown.ts';
import { readStored, storedEntries } from '../browser/storage.ts';
import { storageKeys } from '../browser/storage-keys.ts';
import { followDismissal } from '../components/announcement-bar/dismissal.ts';
import { openMenusOnHover } from '../components/menu/open-on-hover.ts';
import { startMenu } from '../components/site-menu/start-menu.ts';
import { followRequestForm } from '../content/code-block/follow-request-form.ts';
import { followNames } from '../content/own-names/follow-names.ts';
import { followFoundText, followTabChoices } from '../content/tabs/tabs.ts';
import { followColorMode } from '../ui/color-mode/color-mode.ts';
import { explainFailure } from './explain-failure.ts';

/** What can wait until the page has all that it needs. */
export function startAtRest(): void {
  // What the reader chooses in other tabs of the browser, and in the system.
  followColorMode();
  followDismissal();
  followTabChoices();
  startMenu();
  followFoundText();
  openMenusOnHover();
  followMissedChoices();
  followOwnVersion();
  followRequestForm(explainFailure);
  followNames();
}

/** What is newer than the reader's version is marked, if they chose one, and if the script for it comes. */
function followOwnVersion(): void {
  const mark = () => {
    import('../components/own-version/mark-newer.ts').then(
      ({ markNewer }) => markNewer(),
      () => {},
    );
  };
  const markIfChosen = () => readStored(storageKeys.ownVersion) && mark();
  markIfChosen();
  document.addEventListener(pageShown, markIfChosen);
  addEventListener('storage', ({ key }) => key === storageKeys.ownVersion && mark());
}

/** A page that the browser kept for Back hears nothing of what the reader chose on the pages after it. */
function followMissedChoices(): void {
  let before = new Map<string, string>();
  addEventListener('pagehide', () => {
    before = new Map(storedEntries());
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const [key, newValue] of storedEntries()) {
      if (newValue !== before.get(key))
        dispatchEvent(new StorageEvent('storage', { key, newValue }));
    }
  });
}
