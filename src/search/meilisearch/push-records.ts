import { createHash } from 'node:crypto';
import { type EnqueuedTaskPromise, type Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { SearchRecord } from '../records/record.ts';
import { indexSettings } from './settings.ts';

/** A record as it lies in the hosted index, with the push that brought it. */
type PushedRecord = SearchRecord & { readonly build: string };

interface Options {
  readonly client: Meilisearch;
  /** The index that readers search. */
  readonly index: string;
  readonly records: readonly SearchRecord[];
  readonly dryRun: boolean;
  readonly log: (line: string) => void;
}

/** Records in one request, be they sent or read to see what a push that broke off has sent already. */
const batchSize = 500;

/**
 * Replaces the hosted index without a moment in which it is empty: the records go to an index of
 * their own, which then changes places with the one that readers search. A push that broke off is
 * taken up where it stopped, as long as the records are the same.
 */
export async function pushRecords({ client, index, records, dryRun, log }: Options): Promise<void> {
  const settings = indexSettings();
  const build = digestOf({ settings, records });
  const next = `${index}_${build}`;
  log(`${records.length} records, build ${build}`);

  const sent = await sentRecords(client, next, build).catch((error: unknown) => {
    if (!dryRun) throw error;
    log(`The server's contents can't be read: ${error instanceof Error ? error.message : error}`);
    return undefined;
  });
  const missing = records.filter(({ objectID }) => !sent?.has(objectID));
  if (dryRun) {
    log(
      `Dry run: would send ${missing.length} records to ${next}, swap it with ${index}, and delete the old one.`,
    );
    return;
  }
  if (sent === undefined) {
    await done(client.deleteIndex(next), 'index_not_found');
    await done(client.createIndex(next, { primaryKey: 'objectID' }));
    await done(client.index(next).updateSettings(settings));
  } else {
    log(`Resuming an interrupted push: ${sent.size} records are already there.`);
  }
  for (let start = 0; start < missing.length; start += batchSize) {
    const batch = missing.slice(start, start + batchSize).map((record) => ({ ...record, build }));
    await done(client.index<PushedRecord>(next).addDocuments(batch, { primaryKey: 'objectID' }));
    log(
      `${records.length - missing.length + start + batch.length} of ${records.length} records sent`,
    );
  }
  await done(client.createIndex(index, { primaryKey: 'objectID' }), 'index_already_exists');
  await done(client.swapIndexes([{ indexes: [next, index], rename: false }]));
  await done(client.deleteIndex(next));
  log(`${index} contains the new records.`);
}

/**
 * The records that an earlier, unfinished push of the same build has sent.
 * @returns `undefined` where there was none: no index, or one with records of another build
 */
async function sentRecords(
  client: Meilisearch,
  next: string,
  build: string,
): Promise<Set<string> | undefined> {
  const sent = new Set<string>();
  try {
    for (let offset = 0; ; offset += batchSize) {
      const { results } = await client
        .index<PushedRecord>(next)
        .getDocuments({ fields: ['objectID', 'build'], limit: batchSize, offset });
      if (results.some((record) => record.build !== build)) return undefined;
      for (const { objectID } of results) sent.add(objectID);
      if (results.length < batchSize) break;
    }
  } catch (error) {
    if (codeOf(error) === 'index_not_found') return undefined;
    throw error;
  }
  // Without a record it may lack its settings, too.
  return sent.size === 0 ? undefined : sent;
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

const codeOf = (error: unknown): string | undefined =>
  error instanceof MeilisearchApiError ? error.cause?.code : undefined;

const digestOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
