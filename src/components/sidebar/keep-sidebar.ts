/** The pages of one sidebar open the same groups; a page's own groups are open in its HTML. */
const openGroups = (root: ParentNode): string[] =>
  [...root.querySelectorAll<HTMLDetailsElement>('details[data-group][open]')].map(
    (details) => details.dataset.group ?? '',
  );

const scroller = (root: ParentNode): HTMLElement | null =>
  root.querySelector<HTMLElement>('[data-sidebar-scroll]');

/** Keeps open groups and the place in the sidebar when the page changes. */
export function keepSidebar(): void {
  let scrollTop = 0;
  document.addEventListener('astro:before-swap', ({ newDocument }) => {
    scrollTop = scroller(document)?.scrollTop ?? 0;
    for (const key of openGroups(document)) {
      const details = newDocument.querySelector(`details[data-group="${CSS.escape(key)}"]`);
      details?.setAttribute('open', '');
    }
  });
  document.addEventListener('astro:after-swap', () => {
    const sidebar = scroller(document);
    if (sidebar) sidebar.scrollTop = scrollTop;
    showCurrentPage();
  });
}

/** Scrolls the sidebar, and only it, until the current page is in view. */
export function showCurrentPage(): void {
  const sidebar = scroller(document);
  const current = sidebar?.querySelector('[aria-current="page"]');
  if (!sidebar || !current) return;
  const frame = sidebar.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  if (box.top < frame.top || box.bottom > frame.bottom) {
    sidebar.scrollTop += box.top - frame.top - frame.height / 3;
  }
}
