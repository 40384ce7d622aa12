import { availableParallelism } from 'node:os';

/** Does the same with every item, on as many at a time as the machine has cores. */
export async function inParallel<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
): Promise<void> {
  // All workers take from one iterator, so that each item has one of them.
  const rest = items.values();
  const workers = Array.from({ length: availableParallelism() }, async () => {
    for (const item of rest) await work(item);
  });
  await Promise.all(workers);
}
