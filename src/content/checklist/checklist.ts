import { readStoredJson, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/** Remembered for each page and list: the names of the checked items. */
const storageKey = (list: HTMLElement) =>
  `${storageKeys.checklist}${location.pathname}#${list.dataset.checklist}` as const;

/** Remembers what a reader has checked off, in this browser. */
export function rememberTicks(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-checklist]')) {
    const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const ticked = readStoredJson(storageKey(list));
    if (Array.isArray(ticked)) for (const box of boxes) box.checked = ticked.includes(box.name);
    list.addEventListener('change', () => {
      const names = boxes.filter((box) => box.checked).map((box) => box.name);
      writeStored(storageKey(list), JSON.stringify(names));
    });
  }
}
