/**
 * How many parts are loading. It stands on the document, as scripts of the page and of its islands
 * are bundled apart and share no module.
 */
const underWay = (change: 1 | 0 | -1 = 0): number => {
  const { dataset } = document.documentElement;
  const count = Math.max(0, Number(dataset.loadingParts ?? 0) + change);
  if (count === 0) delete dataset.loadingParts;
  else dataset.loadingParts = String(count);
  return count;
};

/** Whether a part is loading whose loss is told beside what needed it; see `loadPart`. */
export const isLoadingPart = (): boolean => underWay() > 0;

/**
 * An `import()` of code whose loss is told beside what needed it. The page is not reloaded for it, as
 * it is for other scripts (see `navigation/chunk-errors.ts`): what the reader typed would be gone.
 * @returns a function that loads once; after a failure the next call tries again
 */
export function loadPart<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= counted(load).catch((error: unknown) => {
      loaded = undefined;
      console.warn("A part of this page didn't load.", error);
      throw error;
    });
    return loaded;
  };
}

async function counted<Module>(load: () => Promise<Module>): Promise<Module> {
  underWay(1);
  try {
    return await load();
  } finally {
    underWay(-1);
  }
}
