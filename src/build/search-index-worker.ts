import { parentPort, workerData } from 'node:worker_threads';
import { buildIndex } from '../retrieval/index/build-index.ts';
import { readSearchablePages } from './searchable-pages.ts';

/** Makes the files of the search index of the site in this folder, with the product's own messages. */
parentPort?.postMessage(buildIndex(readSearchablePages(workerData.root), workerData.catalog));
