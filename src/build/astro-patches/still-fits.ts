/**
 * Ends the build if what a patch changes is no longer there, as it would do nothing then.
 * @param patch its file, without the ending
 * @param place what it looked for in Astro or Vite
 * @throws Error that says so
 */
export function stillFits(fits: boolean, patch: string, place: string): asserts fits {
  if (fits) return;
  throw new Error(
    `Astro or Vite no longer has ${place}. Find what took its place and change src/build/astro-patches/${patch}.ts, or delete the file if the site no longer needs it.`,
  );
}
