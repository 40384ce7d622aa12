import { availableParallelism, totalmem } from 'node:os';

/** What a CMS with its admin panel, or a compiler, takes at most, in bytes. */
const memoryOfOne = 4 * 1024 ** 3;

/** How many of those this machine can run side by side. */
export function laneCount(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / memoryOfOne)));
}

/**
 * Hands the next item to whichever lane is free.
 * @param onResult hears of results in the order of the items
 */
export async function inLanes<Item, Lane, Result>(
  items: readonly Item[],
  lanes: readonly Lane[],
  work: (item: Item, lane: Lane) => Promise<Result>,
  onResult: (result: Result) => void = () => undefined,
): Promise<Result[]> {
  const done = new Map<number, { readonly result: Result }>();
  const results: Result[] = [];
  const waiting = [...items.entries()];
  const follow = async (lane: Lane): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, item] = next;
      try {
        done.set(index, { result: await work(item, lane) });
      } catch (error) {
        // The other lanes stop after the item that they are at.
        waiting.length = 0;
        throw error;
      }
      for (let one = done.get(results.length); one; one = done.get(results.length)) {
        results.push(one.result);
        onResult(one.result);
      }
    }
  };
  const ends = await Promise.allSettled(lanes.map(follow));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
