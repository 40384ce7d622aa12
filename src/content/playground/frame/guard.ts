/** How long code may run without a pause, in milliseconds, before it is taken to be endless. */
const longest = 1000;

/**
 * Makes the function that guarded code calls in every loop and every function. It throws once the
 * code has run for too long without giving way; waiting for a timer or an answer is no running.
 */
export function createGuard(): () => void {
  let startedAt: number | undefined;
  return () => {
    const now = performance.now();
    if (startedAt === undefined) {
      startedAt = now;
      setTimeout(() => {
        startedAt = undefined;
      });
      return;
    }
    if (now - startedAt > longest) {
      throw new Error(
        `The code ran for more than ${longest / 1000} second without a pause and was stopped. Does it contain an endless loop?`,
      );
    }
  };
}
