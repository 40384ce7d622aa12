import { expect, test } from 'vitest';
import type { Block } from '../document/page-document.ts';
import { explanationsAbout } from './described.ts';
import { headed, indexOf, pageOf } from './testing/small-index.ts';

const cell = (markdown: string) => ({ markdown, text: markdown });
const table = (...rows: readonly (readonly [message: string, advice: string])[]): Block => ({
  kind: 'table',
  header: [cell('Message'), cell('Cause and remedy')],
  rows: rows.map((row) => row.map(cell)),
});

const index = await indexOf([
  pageOf('/cms/deployment', {
    title: 'Deployment',
    sections: [
      headed(
        'Troubleshooting',
        table(
          ['`502 Bad Gateway`', 'The proxy finds no server. Start it, and check the port'],
          ['`504 Gateway Time-out`', 'The proxy waits too short. Raise its timeout'],
        ),
      ),
    ],
  }),
  pageOf('/cms/media', {
    title: 'Media Library',
    sections: [
      headed(
        'Troubleshooting',
        table(['`The file … is too large`', 'The picture has more bytes than an upload can have']),
      ),
    ],
  }),
]);
const found = async (text: string) =>
  (await explanationsAbout(text, index, await index.errors())).map(({ symptom }) => symptom);

test('what somebody describes finds the explanations that are about it', async () => {
  const [large] = await found('My editors upload pictures of many bytes and get no picture');
  expect(large).toBe('`The file … is too large`');
  const [late] = await found('Behind our proxy the export waits and waits and hits some timeout');
  expect(late).toBe('`504 Gateway Time-out`');
});

test('a log, a message, and a word or two describe nothing', async () => {
  expect(await found('proxy upstream picture bytes port 80 timeout server upload failed')).toEqual(
    [],
  );
  expect(await found('[2026-01-12 09:08:00.123] error: The picture upload proxy failed')).toEqual(
    [],
  );
  expect(await found('picture upload')).toEqual([]);
});
