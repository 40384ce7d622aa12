const loads = new Map<string, Promise<ParentNode>>();

const sidebar = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('[data-sidebar-file]');

/**
 * Puts into the closed groups of the sidebar what their page left out. A label that was a link
 * becomes the summary of its group, in the same place and size, so that nothing moves.
 * @throws Error if the file of the sidebar cannot be had
 */
export async function fillSidebar(): Promise<void> {
  const nav = sidebar();
  if (!nav?.querySelector('a[data-group]')) return;
  const file = nav.dataset.sidebarFile ?? '';
  const load = loads.get(file) ?? loadTree(file);
  loads.set(file, load);
  try {
    const whole = await load;
    // What a reader is pressing must still be there when they let go.
    if (nav.matches(':active')) await new Promise((done) => addEventListener('click', done, once));
    fillGroups(nav, whole);
  } catch (error) {
    loads.delete(file);
    throw error;
  }
}

const once = { once: true } as const;

async function loadTree(file: string): Promise<ParentNode> {
  const response = await fetch(file);
  const html: unknown = await response.json();
  if (!response.ok || typeof html !== 'string') throw new Error(`${file}: ${response.status}`);
  return new DOMParser().parseFromString(html, 'text/html');
}

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

const groupOf = (tree: ParentNode, key = ''): HTMLDetailsElement | null =>
  tree.querySelector<HTMLDetailsElement>(`details[data-group="${CSS.escape(key)}"]`);

/** Opens the group of a label, once it is there. */
async function openGroup(label: HTMLAnchorElement): Promise<void> {
  try {
    await fillSidebar();
  } catch {
    // The first page of the group has the group open.
    location.assign(label.href);
    return;
  }
  const nav = sidebar();
  const summary = nav && groupOf(nav, label.dataset.group)?.querySelector('summary');
  summary?.focus();
  summary?.click();
}

/** Fills the sidebar when a reader touches it, and opens the group whose label they click. */
export function openGroupsOnClick(): void {
  document.addEventListener('click', (event) => {
    const label = event.target instanceof Element && event.target.closest('a[data-group]');
    if (!(label instanceof HTMLAnchorElement) || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    openGroup(label);
  });
  for (const name of ['pointerover', 'focusin', 'touchstart']) {
    document.addEventListener(
      name,
      ({ target }) => {
        if (target instanceof Element && target.closest('[data-sidebar-file]')) fillQuietly();
      },
      { passive: true },
    );
  }
}

/** Fills the sidebar ahead of its use; should that fail, the labels stay links. */
export function fillQuietly(): void {
  fillSidebar().catch(() => {});
}

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

/** Scrolls the sidebar, and only it, until the current page is in view. */
export function scrollToCurrent(): void {
  const frame = document.querySelector('[data-sidebar-scroll]');
  const current = frame?.querySelector('[aria-current="page"]');
  if (!frame || !current) return;
  const around = frame.getBoundingClientRect();
  const box = current.getBoundingClientRect();
  if (box.top < around.top || box.bottom > around.bottom) {
    frame.scrollTop += box.top - around.top - around.height / 3;
  }
}
