import type { AnalyticsConfig } from '../config/third-parties.ts';
import { resumeClient, startClient, stopClient, track } from './client.ts';
import { type ReaderEvent, readerEvent } from './events.ts';
import { setCounting } from './is-counting.ts';
import { watchRageClicks } from './rage-clicks.ts';

/** What analytics offers to who starts it. */
export interface Analytics {
  /** Stops counting, and takes away what was stored. */
  readonly stop: () => void;
  readonly resume: () => void;
}

/**
 * Counts what readers do from here on, and what they did while this was on its way.
 * @param early events that came before
 */
export async function startAnalytics(
  config: AnalyticsConfig,
  early: readonly ReaderEvent[],
): Promise<Analytics> {
  await startClient(config);
  let counting = true;
  setCounting(true);
  const count = (event: ReaderEvent) => {
    if (counting) void track(event);
  };
  early.forEach(count);
  // The SDK reports each click of a pair, and doesn't say that they belong together.
  if (config.elementInteractions) watchRageClicks();
  document.addEventListener(readerEvent, (event) => {
    if (event instanceof CustomEvent) count(event.detail);
  });
  return {
    stop() {
      counting = false;
      setCounting(false);
      stopClient(config.apiKey);
    },
    resume() {
      counting = true;
      setCounting(true);
      resumeClient();
    },
  };
}
