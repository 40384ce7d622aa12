import { pageShown } from '../browser/page-shown.ts';
import { fillQuietly, openGroupsOnClick } from '../components/sidebar/fill-sidebar.ts';
import { scrollToCurrent } from '../components/sidebar/sidebar-groups.ts';
import { keepFocusInMenu } from '../components/site-menu/keep-focus.ts';
import { showTabs } from '../content/tabs/tabs.ts';
import { canonicalPath } from '../hosting/canonical-path.ts';
import { layOutQuietly } from '../navigation/lay-out.ts';
import { mayFetchAhead } from '../navigation/may-fetch-ahead.ts';
import { changing, startRouter } from '../navigation/router.ts';
import { warnOfChunkErrors } from './chunk-errors.ts';
import { validatePreferredVersion } from './docs-version.ts';
import { explainFailures } from './explain-failure.ts';
import { loadOnFirstUse, loadWhatPageNeeds, showTarget } from './on-first-use.ts';

/** Everything that runs on every page before a reader touches it. Keep it small: it has a budget. */

const canonical = canonicalPath(location.pathname);
if (canonical !== location.pathname) {
  history.replaceState(history.state, '', canonical + location.search + location.hash);
}

warnOfChunkErrors();
openGroupsOnClick();
startRouter();
keepFocusInMenu();
loadOnFirstUse();
explainFailures();
addEventListener('hashchange', showTarget);
addEventListener('hashchange', findAnchor);

const { versions = '', version } = document.documentElement.dataset;
validatePreferredVersion(versions.split(' '), version);

showTabs();
scrollToCurrent();
loadWhatPageNeeds();
findAnchor();
document.addEventListener(pageShown, () => {
  // The router goes to the anchor once everything has been told of the page.
  setTimeout(findAnchor);
  showTabs();
  loadWhatPageNeeds();
  layOutQuietly();
  if (mayFetchAhead()) whenIdle(fillQuietly);
});

/** What the reader chooses in other tabs while the script that follows them is on its way. */
const early: Event[] = [];
const keep = (event: Event) => early.push(event);
addEventListener('storage', keep);

// What the next click may need waits until this page has all that it needs.
if (document.readyState === 'complete') whenIdle(prepare);
else addEventListener('load', () => whenIdle(prepare));

function prepare(): void {
  document.documentElement.dataset.atRest = '';
  layOutQuietly();
  // Without it this tab follows no other one until the next page is loaded in full.
  import('./at-rest.ts').then(
    ({ startAtRest }) => {
      removeEventListener('storage', keep);
      startAtRest();
      early.forEach(dispatchEvent);
    },
    () => {},
  );
  if (!mayFetchAhead()) return;
  fillQuietly();
  // Without it every page is fetched when it is asked for.
  changing().then(
    ({ lookAhead }) => lookAhead(),
    () => {},
  );
}

/** An anchor that the page doesn't have may be an old one; see `moved-anchors.ts`. */
function findAnchor(): void {
  if (!location.hash || document.querySelector(':target')) return;
  import('./moved-anchors.ts').then(({ followMovedAnchor }) => followMovedAnchor()).catch(() => {});
}

/** Safari has no idle callbacks. */
function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}
