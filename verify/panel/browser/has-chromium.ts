import { ensureChromium } from '../../../scripts/find-chromium.ts';
import { messageOf } from '../../src/message-of.ts';
import { once } from '../../src/once.ts';

/** Whether there is a Chromium to follow procedures with. If not, it is installed once, where that works. */
export const hasChromium = once((): boolean => {
  try {
    ensureChromium();
    return true;
  } catch (error) {
    console.error(`verify: ${messageOf(error)}`);
    return false;
  }
});
