import { readStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

const { tab: keyStart } = storageKeys;

/** Where the last choice of a group is remembered. */
export const storageKey = (group: string) => `${keyStart}${group}` as const;

/** Shows in every `[data-tabs]` what the reader chose for its group, otherwise the first panel. */
export function showTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>('[data-tabs]:not([data-ready])')) {
    tabs.dataset.ready = '';
    const group = tabs.dataset.tabs;
    const value = group && readStored(storageKey(group));
    select(tabs, value && panelOf(tabs, value) ? value : firstValue(tabs));
  }
}

/** Marks the tab of a panel that the browser opens, because its own search found something there. */
export function followFoundText(): void {
  document.addEventListener('beforematch', ({ target }) => {
    if (!(target instanceof HTMLElement) || !target.parentElement) return;
    if (target.dataset.tabPanel) select(target.parentElement, target.dataset.tabPanel);
  });
}

/** Shows the panel that the reader chooses in another tab of the browser, such as a package manager. */
export function followTabChoices(): void {
  addEventListener('storage', ({ key, newValue: value }) => {
    if (!key?.startsWith(keyStart) || value === null) return;
    const group = CSS.escape(key.slice(keyStart.length));
    for (const tabs of document.querySelectorAll<HTMLElement>(`[data-tabs="${group}"]`)) {
      if (panelOf(tabs, value)) select(tabs, value);
    }
  });
}

/** Shows the panel of one value and marks its tab. */
export function select(tabs: HTMLElement, value: string): void {
  for (const tab of tabsOf(tabs)) {
    const selected = tab.dataset.tab === value;
    tab.setAttribute('aria-selected', String(selected));
    tab.tabIndex = selected ? 0 : -1;
    const panel = panelOf(tabs, tab.dataset.tab ?? '');
    if (selected) panel?.removeAttribute('hidden');
    else panel?.setAttribute('hidden', 'until-found');
  }
}

export const tabsOf = (tabs: HTMLElement): HTMLElement[] => [
  ...tabs.querySelectorAll<HTMLElement>(':scope > [role=tablist] > [data-tab]'),
];

export const panelOf = (tabs: HTMLElement, value: string): HTMLElement | null =>
  tabs.querySelector<HTMLElement>(`:scope > [data-tab-panel="${CSS.escape(value)}"]`);

const firstValue = (tabs: HTMLElement): string => tabsOf(tabs)[0]?.dataset.tab ?? '';
