import { chooseTab } from './tabs/choose-tab.ts';

/**
 * Opens what hides the target of a link. Browsers open expandable sections, though not all of them
 * do, and none opens a tab.
 */
export function revealTarget(target: HTMLElement): void {
  for (let around: HTMLElement | null = target; around; around = around.parentElement) {
    if (around instanceof HTMLDetailsElement) around.open = true;
    if (around.role !== 'tabpanel') continue;
    const tab = document.getElementById(around.getAttribute('aria-labelledby') ?? '');
    if (tab) chooseTab(tab);
  }
  target.scrollIntoView();
}
