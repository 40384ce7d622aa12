import { loadPart } from '../../browser/load-part.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { never } from '../../ui/use-loaded.ts';
import { pasteIsland } from '../paste/paste-island.tsx';

const load = import.meta.env.SSR ? never : loadPart(() => import('./CheckResults.tsx'));

/** Checks the code in the form inside. */
export const MigrationChecker = pasteIsland({
  storageKey: storageKeys.migrationChecker,
  part: 'The migration checker',
  load,
});
