import { parseOwnHtml } from '../../browser/trusted-html.ts';
import { fillGroups, groupOf, sidebar } from './sidebar-groups.ts';

const loads = new Map<string, Promise<ParentNode>>();

/**
 * Puts into the closed groups of the sidebar what their page left out. A label that was a link
 * becomes the summary of its group, in the same place and size, so that nothing moves.
 * @throws Error if the file of the sidebar cannot be had
 */
async function fillSidebar(): Promise<void> {
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
  return parseOwnHtml(html);
}

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
