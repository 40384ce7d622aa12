import { scrollToCurrentIn } from '../sidebar/sidebar-groups.ts';
import { menuId } from './menu-id.ts';

/** From here on, the sidebar is next to the page (SPECIFICATION.md S4). */
const desktop = '(min-width: 62.3125rem)';

/** Begins each opening of the menu at the page's place in its sidebar, and closes it where a window grows past it. */
export function startMenu(): void {
  document.addEventListener('beforetoggle', showFirstLevel, true);
  matchMedia(desktop).addEventListener('change', () =>
    document.getElementById(menuId)?.hidePopover(),
  );
}

function showFirstLevel({ target }: Event): void {
  if (!(target instanceof HTMLElement) || target.id !== menuId) return;
  // Once it has its place, and before it's painted.
  requestAnimationFrame(() => scrollToCurrentIn(target));
  target.dataset.level = target.querySelector('[data-sidebar-scroll]') ? 'sidebar' : 'main';
}
