import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Meilisearch } from 'meilisearch';
import site from '../site.config.ts';
import { readDocumentIndex } from '../src/markdown/document-index.ts';
import { pushRecords } from '../src/search/meilisearch/push-records.ts';
import { buildRecords } from '../src/search/records/build-records.ts';

/** Sends the records of the finished site to Meilisearch; `--dry-run` only says what would happen. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const root = path.join(import.meta.dirname, '..');
  const dist = path.join(root, 'dist');
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('dist/ holds no site. Run "npm run build" first.');
  }
  const host = process.env.MEILI_URL ?? site.search.meilisearch?.host;
  if (!host) {
    throw new Error(
      'No server to send to. Set MEILI_URL, or search.meilisearch.host in site.config.ts.',
    );
  }
  const apiKey = process.env.MEILI_ADMIN_KEY;
  await pushRecords({
    client: new Meilisearch({ host, ...(apiKey && { apiKey }) }),
    index: process.env.MEILI_INDEX ?? site.search.meilisearch?.index ?? 'docs',
    records: buildRecords(dist, readDocumentIndex(root)),
    dryRun: values['dry-run'],
    log: (line) => console.log(line),
  });
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
