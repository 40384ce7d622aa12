/** The tree of pages next to the text, where the page has one. */
export const sidebar = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-sidebar-file]');

/** Takes the groups that are only a label here from a tree that has them whole. */
export function fillGroups(nav: ParentNode, from: ParentNode): void {
  for (const label of nav.querySelectorAll<HTMLElement>('a[data-group]')) {
    const whole = groupOf(from, label.dataset.group);
    if (!whole) continue;
    const group = document.importNode(whole, true);
    const focused = label === document.activeElement;
    label.replaceWith(group);
    if (focused) group.querySelector('summary')?.focus();
  }
}

/** A group that is whole, by its key. */
export const groupOf = (tree: ParentNode, key = ''): HTMLDetailsElement | null =>
  tree.querySelector<HTMLDetailsElement>(`details[data-group="${CSS.escape(key)}"]`);

/** Marks the page that shows, opens the groups around it and scrolls the sidebar, and only it, to it. */
export function showInSidebar(path: string): void {
  const nav = sidebar();
  for (const link of nav?.querySelectorAll('[aria-current]') ?? []) {
    link.removeAttribute('aria-current');
  }
  const link = nav?.querySelector(`a[href="${path}"]:not([data-group])`);
  link?.setAttribute('aria-current', 'page');
  for (let at = link?.closest('details'); at; at = at.parentElement?.closest('details')) {
    at.open = true;
  }
  scrollToCurrent();
}

/** From this width on the sidebar is next to the text; below, it's a menu that nobody has opened yet. */
const besideText = '(min-width: 62.3125rem)';

/** Scrolls the sidebar, and only it, until the current page is in view. */
export function scrollToCurrent(): void {
  // Asking where something is would lay out the whole page now.
  const frame = document.querySelector('[data-sidebar-scroll]');
  if (frame && matchMedia(besideText).matches) scrollToCurrentIn(frame);
}

/** The same for what scrolls with the sidebar in it, such as the menu of small screens. */
export function scrollToCurrentIn(frame: Element): void {
  const current = frame.querySelector('[data-sidebar-scroll] [aria-current="page"]');
  if (!current) return;
  const around = frame.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  if (box.top < around.top || box.bottom > around.bottom) {
    frame.scrollTop += box.top - around.top - around.height / 3;
  }
}
