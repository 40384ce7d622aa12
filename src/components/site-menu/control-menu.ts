import { menuId } from './menu-id.ts';
import { setSidebarHidden } from './sidebar-visibility.ts';

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
