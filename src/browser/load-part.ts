/**
 * What hasn't come by then, in milliseconds, never will: the heaviest part, 110 KB with React, takes 18 seconds
 * at 50 kbit/s.
 */
export const longestWait = 20_000;

/**
 * What is loaded once, such as an `import()` of code whose loss is told next to what needed it.
 * @returns a function that loads once; after a failure, or a wait that is too long, the next call tries again
 */
export function loadPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= inTime(load(), longestWait).catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}

/**
 * Waits for so many milliseconds at most. An `import()` can't be aborted, so that only the wait for it ends.
 * @throws Error after that
 */
export function inTime<Module>(loading: Promise<Module>, wait: number): Promise<Module> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('It took too long.')), wait);
  });
  return Promise.race([loading, late]).finally(() => clearTimeout(timer));
}
