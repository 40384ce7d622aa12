import { writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/** Hides or shows the sidebar on desktop, now and on later visits. */
export function setSidebarHidden(hidden: boolean): void {
  document.documentElement.dataset.sidebar = hidden ? 'hidden' : 'shown';
  // What had the focus is gone; its counterpart takes it.
  const label = hidden ? 'Show sidebar' : 'Hide sidebar';
  for (const button of document.querySelectorAll<HTMLElement>('button')) {
    if (button.ariaLabel === label || button.textContent.trim() === label) button.focus();
  }
  // Without storage the choice holds for this visit.
  writeStored(storageKeys.sidebarHidden, String(hidden));
}
