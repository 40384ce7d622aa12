import { followOtherTabs } from '../components/color-mode/color-mode.ts';
import { keepSidebar, showCurrentPage } from '../components/sidebar/keep-sidebar.ts';
import { showTabs } from '../content/tabs/tabs.ts';
import { canonicalPath } from './canonical-path.ts';
import { reloadOnceOnChunkErrors } from './chunk-errors.ts';
import { validatePreferredVersion } from './docs-version.ts';
import { keepDocumentState } from './keep-document-state.ts';
import { loadOnFirstUse, showTarget } from './on-first-use.ts';
import { loadPagesWithFeedback } from './page-loader.ts';

/** Everything that runs on every page before a reader touches it. Keep it small: it has a budget. */

const canonical = canonicalPath(location.pathname);
if (canonical !== location.pathname) {
  history.replaceState(history.state, '', canonical + location.search + location.hash);
}

reloadOnceOnChunkErrors();
loadPagesWithFeedback();
keepDocumentState();
keepSidebar();
followOtherTabs();
loadOnFirstUse();

const { versions = '', version } = document.documentElement.dataset;
validatePreferredVersion(versions.split(' '), version);

// Before the next page paints, so that nothing on it moves.
document.addEventListener('astro:after-swap', showTabs);
document.addEventListener('astro:page-load', showTarget);
addEventListener('hashchange', showTarget);
showTabs();
showCurrentPage();
