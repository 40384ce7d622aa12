import { ensureChromium } from '../../../scripts/find-chromium.ts';

let found: boolean | undefined;

/** Whether there is a Chromium to follow procedures with. If not, it is installed once, where that works. */
export function hasChromium(): boolean {
  found ??= obtain();
  return found;
}

function obtain(): boolean {
  try {
    ensureChromium();
    return true;
  } catch (error) {
    console.error(`verify: ${error instanceof Error ? error.message : error}`);
    return false;
  }
}
