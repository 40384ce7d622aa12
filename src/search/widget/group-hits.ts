import { groupBy } from '../../document/group-by.ts';
import type { SearchHit } from '../provider.ts';
import type { SearchGroup } from '../records/record.ts';

/** The hits by section of the site; the section with the best hit comes first (SPECIFICATION.md S2). */
export function groupHits(
  hits: readonly SearchHit[],
): { readonly group: SearchGroup; readonly hits: readonly SearchHit[] }[] {
  const groups = groupBy(hits, ({ group }) => group);
  return [...groups].map(([group, members]) => ({ group, hits: members }));
}

/** The hits as readers see them: sections change the order of the answer. */
export const inOrderShown = (hits: readonly SearchHit[]): SearchHit[] =>
  groupHits(hits).flatMap(({ hits: members }) => members);

/** The place of a hit in the list that readers see, from 0. */
export const placeOf = (hit: SearchHit, hits: readonly SearchHit[]): number =>
  inOrderShown(hits).findIndex(({ id }) => id === hit.id);
