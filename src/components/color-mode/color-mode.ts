import { writeStored } from '../../browser/storage.ts';

export type ColorMode = 'light' | 'dark';

/** Where the reader's choice is kept (product-spec S4, S9). */
export const colorModeKey = 'theme';

const isColorMode = (value: unknown): value is ColorMode => value === 'light' || value === 'dark';

/** The mode that the page shows now. */
export function currentColorMode(): ColorMode {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Shows a mode and remembers it as the reader's choice. */
export function chooseColorMode(mode: ColorMode): void {
  document.documentElement.dataset.theme = mode;
  // Without storage the choice holds for this visit.
  writeStored(colorModeKey, mode);
}

/** Follows a choice that the reader makes in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', (event) => {
    if (event.key === colorModeKey && isColorMode(event.newValue)) {
      document.documentElement.dataset.theme = event.newValue;
    }
  });
}
