import type { EnqueuedTaskPromise, Meilisearch } from 'meilisearch';
import type { SearchRecord } from '../records/record.ts';
import { indexSettings } from './settings.ts';

interface Options {
  readonly client: Meilisearch;
  /** The index that readers search. */
  readonly index: string;
  readonly records: readonly SearchRecord[];
  readonly dryRun: boolean;
  readonly log: (line: string) => void;
}

/** Records in one request. */
const batchSize = 500;

/**
 * Replaces the hosted index without a moment in which it is empty: the records go to an index of
 * their own, which then changes places with the one that readers search. After a push that broke off,
 * the next one starts again.
 */
export async function pushRecords({ client, index, records, dryRun, log }: Options): Promise<void> {
  const next = `${index}_next`;
  if (dryRun) {
    log(
      `Dry run: would send ${records.length} records to ${next}, swap it with ${index}, and delete the old one.`,
    );
    return;
  }
  const dimensions = records[0]?._vectors.pages[0]?.length ?? 0;
  await done(client.deleteIndex(next), 'index_not_found');
  await done(client.createIndex(next, { primaryKey: 'objectID' }));
  await done(client.index(next).updateSettings(indexSettings(dimensions)));
  for (let start = 0; start < records.length; start += batchSize) {
    const batch = records.slice(start, start + batchSize);
    await done(client.index<SearchRecord>(next).addDocuments(batch, { primaryKey: 'objectID' }));
    log(`${start + batch.length} of ${records.length} records sent`);
  }
  await done(client.createIndex(index, { primaryKey: 'objectID' }), 'index_already_exists');
  await done(client.swapIndexes([{ indexes: [next, index], rename: false }]));
  await done(client.deleteIndex(next));
  log(`${index} contains the new records.`);
}

/**
 * Waits for a task of the server.
 * @param expected code of an error that means that there was nothing to do
 * @throws Error with what the server says went wrong
 */
async function done(enqueued: EnqueuedTaskPromise, expected?: string): Promise<void> {
  const task = await enqueued.waitTask({ timeout: 120_000 });
  if (task.status === 'succeeded' || task.error?.code === expected) return;
  throw new Error(`Meilisearch: ${task.type} ${task.status}. ${task.error?.message ?? ''}`.trim());
}
