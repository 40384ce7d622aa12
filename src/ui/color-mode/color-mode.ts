import { readStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

export type ColorMode = 'light' | 'dark';

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** The mode that the page shows now. */
export function currentColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Shows a mode and remembers it as the reader's choice. */
export function chooseColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  // Without storage the choice holds for this visit.
  writeStored(storageKeys.colorMode, mode);
}

/**
 * Follows a choice that the reader makes in another tab and, where the site wants it and the reader
 * hasn't chosen, the system's preference (SPECIFICATION.md S4).
 */
export function followColorMode(): void {
  const { dataset } = document.documentElement;
  addEventListener('storage', ({ key, newValue }) => {
    if (key === storageKeys.colorMode && isColorMode(newValue)) dataset.theme = newValue;
  });
  if (dataset.followsSystem === undefined) return;
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => {
    if (!isColorMode(readStored(storageKeys.colorMode)))
      dataset.theme = system.matches ? 'dark' : 'light';
  };
  system.addEventListener('change', follow);
  // It may have changed before this was loaded.
  follow();
}
