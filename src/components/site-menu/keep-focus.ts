import { menuId } from './menu-id.ts';

/**
 * Keeps the focus inside the menu of small screens while it is open: the rest of the page cannot be
 * reached, as it is covered. It's released before the menu closes, so that the browser can give the
 * focus back to the button that opened it.
 */
export function keepFocusInMenu(): void {
  // Once it is open; before, the browser still has to note which button to give the focus back to.
  document.addEventListener('toggle', (event) => setRestInert(event, 'open', true), true);
  document.addEventListener('beforetoggle', (event) => setRestInert(event, 'closed', false), true);
}

function setRestInert(event: Event, state: 'open' | 'closed', inert: boolean): void {
  const menu = event.target;
  if (!(menu instanceof HTMLElement) || menu.id !== menuId) return;
  if (Reflect.get(event, 'newState') !== state) return;
  for (const element of besides(menu)) element.inert = inert;
  // The browser gives the focus back only from inside.
  if (inert && !menu.contains(document.activeElement)) {
    menu.querySelector<HTMLElement>('[popovertargetaction=hide]')?.focus();
  }
}

/** Everything on the page that neither holds an element nor is in it. */
function besides(element: HTMLElement): HTMLElement[] {
  const found: HTMLElement[] = [];
  for (let at: HTMLElement | null = element; at && at !== document.body; at = at.parentElement) {
    for (const sibling of at.parentElement?.children ?? []) {
      if (sibling !== at && sibling instanceof HTMLElement) found.push(sibling);
    }
  }
  return found;
}
