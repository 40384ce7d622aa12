/**
 * An `import()` of code whose loss is told next to what needed it.
 * @returns a function that loads once; after a failure the next call tries again
 */
export function loadPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
