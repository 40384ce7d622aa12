import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Meilisearch } from 'meilisearch';
import site from '../site.config.ts';
import { readSearchablePages } from '../src/build/searchable-pages.ts';
import { projectRoot } from '../src/config/project-root.ts';
import { pushRecords } from '../src/search/meilisearch/push-records.ts';
import { buildRecords } from '../src/search/records/build-records.ts';
import { endWith } from './end-with.ts';

/** Sends the records of the finished site to Meilisearch; `--dry-run` only prints what it would do. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
  const dist = path.join(projectRoot, 'dist');
  if (!existsSync(path.join(dist, 'index.html'))) {
    throw new Error('dist/ contains no site. Run "npm run build" first.');
  }
  const records = buildRecords(readSearchablePages(projectRoot));
  const host = process.env.MEILI_URL ?? site.search.meilisearch?.host;
  if (!host) {
    const message =
      'No server to send the records to. Set MEILI_URL, or search.meilisearch.host in site.config.ts.';
    if (!values['dry-run']) throw new Error(message);
    console.log(`Dry run: ${records.length} records would be sent. ${message}`);
    return;
  }
  const apiKey = process.env.MEILI_ADMIN_KEY;
  await pushRecords({
    client: new Meilisearch({ host, ...(apiKey && { apiKey }) }),
    index: process.env.MEILI_INDEX ?? site.search.meilisearch?.index ?? 'docs',
    records,
    dryRun: values['dry-run'],
    log: (line) => console.log(line),
  });
}

await endWith(main);
