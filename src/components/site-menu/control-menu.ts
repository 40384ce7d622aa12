import { writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { menuId } from './menu-id.ts';

/** Does what a button of the menu is for. */
export function controlMenu({ dataset }: HTMLElement): void {
  if (dataset.menuControl === 'main') showMainLevel();
  else setSidebarHidden(dataset.menuControl === 'hide');
}

/** Shows the main links instead of the sidebar. The focus stays in the menu, on its first button. */
function showMainLevel(): void {
  const menu = document.getElementById(menuId);
  if (!menu) return;
  menu.dataset.level = 'main';
  menu.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
}

/** Hides or shows the sidebar on desktop, now and on later visits. */
function setSidebarHidden(hidden: boolean): void {
  document.documentElement.dataset.sidebar = hidden ? 'hidden' : 'shown';
  // What had the focus is gone; its counterpart takes it.
  const label = hidden ? 'Show sidebar' : 'Hide sidebar';
  for (const button of document.querySelectorAll<HTMLElement>('button')) {
    if (button.ariaLabel === label || button.textContent.trim() === label) button.focus();
  }
  // Without storage the choice holds for this visit.
  writeStored(storageKeys.sidebarHidden, String(hidden));
}
