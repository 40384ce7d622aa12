import { readStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/** Hides the bar now and on every later visit, as long as its id stays the same. */
export function rememberDismissal(id: string): void {
  document.documentElement.dataset.announcement = 'dismissed';
  // The button that had the focus is gone; what follows it takes it.
  document.querySelector<HTMLElement>('[data-navbar] a')?.focus();
  // Without storage the bar is gone for this visit only.
  writeStored(storageKeys.announcement, id);
  writeStored(storageKeys.announcementClosed, 'true');
}

/** Hides the bar once the reader closes it in another tab. */
export function followDismissal(): void {
  addEventListener('storage', ({ key }) => {
    const about = key === storageKeys.announcement || key === storageKeys.announcementClosed;
    if (about && readStored(storageKeys.announcementClosed) === 'true') {
      document.documentElement.dataset.announcement = 'dismissed';
    }
  });
}
