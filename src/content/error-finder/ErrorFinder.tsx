import { loadPart } from '../../browser/load-part.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { never } from '../../ui/use-loaded.ts';
import { pasteIsland } from '../paste/paste-island.tsx';

const load = import.meta.env.SSR ? never : loadPart(() => import('./FoundErrors.tsx'));

/** Finds the messages in the form inside that pages explain. */
export const ErrorFinder = pasteIsland({
  storageKey: storageKeys.errorFinder,
  part: 'The list of error messages',
  load,
});
