import { useEffect, useState } from 'react';

/**
 * Loads the heavy part of an island once the island itself runs, so that neither its code nor its
 * styles are part of a page before.
 * @param load a function that stays the same, such as one of `loadPart` outside the component
 * @returns where loading fails, the island is to show its fallback and to offer another attempt
 */
export function useLoaded<Module>(load: () => Promise<Module>): Loaded<Module> {
  const [loaded, setLoaded] = useState<Loaded<Module>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let gone = false;
    const settle = (next: Loaded<Module>) => {
      if (!gone) setLoaded(next);
    };
    load().then(
      (module) => settle({ status: 'loaded', module }),
      () => settle({ status: 'failed', retry: () => setAttempt((before) => before + 1) }),
    );
    return () => {
      gone = true;
    };
  }, [load, attempt]);
  return loaded;
}

/** The heavy part of an island, on its way, there, or lost. */
export type Loaded<Module> =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly module: Module }
  | { readonly status: 'failed'; readonly retry: () => void };

/**
 * Stands in for an `import()` while pages are rendered: the bundler would add the styles of what is
 * imported to every page that could hold the island.
 */
export const never = (): Promise<never> => new Promise(() => {});
