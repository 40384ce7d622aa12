import { useEffect, useState } from 'react';

/**
 * Loads the heavy part of an island once the island itself runs, so that neither its code nor its
 * styles are part of a page before.
 * @param load a function that stays the same, such as one outside the component
 * @returns nothing while it loads; where loading fails, the island is to show its fallback
 */
export function useLoaded<Module>(load: () => Promise<Module>): Module | 'failed' | undefined {
  const [loaded, setLoaded] = useState<Module | 'failed'>();
  useEffect(() => {
    let gone = false;
    load().then(
      (module) => {
        if (!gone) setLoaded(() => module);
      },
      (error: unknown) => {
        console.warn("A part of this page didn't load.", error);
        if (!gone) setLoaded('failed');
      },
    );
    return () => {
      gone = true;
    };
  }, [load]);
  return loaded;
}

/**
 * Stands in for an `import()` while pages are rendered: the bundler would add the styles of what is
 * imported to every page that could hold the island.
 */
export const never = (): Promise<never> => new Promise(() => {});
