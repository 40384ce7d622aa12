import { tell } from '../../analytics/events.ts';
import { writeStored } from '../../browser/storage.ts';
import { panelOf, select, storageKey, tabsOf } from './tabs.ts';

/** The keys of the ARIA pattern for tabs, with the step that each takes from the current one. */
export function moveToTab(tab: HTMLElement, key: string): void {
  const all = tabsOf(containerOf(tab));
  const current = all.indexOf(tab);
  const target = {
    ArrowRight: current + 1,
    ArrowLeft: current - 1,
    Home: 0,
    End: all.length - 1,
  }[key];
  const next = target === undefined ? undefined : all[(target + all.length) % all.length];
  if (!next) return;
  next.focus();
  chooseTab(next);
}

/** The reader's choice: shown here and in every other tabs of the group, and remembered. */
export function chooseTab(tab: HTMLElement): void {
  const tabs = containerOf(tab);
  const value = tab.dataset.tab ?? '';
  const group = tabs.dataset.tabs;
  select(tabs, value);
  tell('Tab Changed', { path: location.pathname, group: group ?? '', value });
  if (!group) return;
  // Panels above the reader may change their height; what was clicked stays where it is.
  const before = tab.getBoundingClientRect().top;
  for (const other of document.querySelectorAll<HTMLElement>(
    `[data-tabs="${CSS.escape(group)}"]`,
  )) {
    if (panelOf(other, value)) select(other, value);
  }
  window.scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
  writeStored(storageKey(group), value);
}

/** Tabs are in a list, which is in what they belong to. */
const containerOf = (tab: HTMLElement): HTMLElement => tab.parentElement?.parentElement ?? tab;
