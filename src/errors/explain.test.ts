// @vitest-environment node
import { expect, test } from 'vitest';
import { catalogFile, errorIndexFile, explanationsFile } from './error-index.ts';
import { openErrorList } from './explain.ts';

const files: Readonly<Record<string, unknown>> = {
  [errorIndexFile]: {
    version: 'a',
    pages: [
      { path: '/graphql', title: 'GraphQL' },
      { path: '/database', title: 'Databases' },
      { path: '/email', title: 'Email' },
    ],
    origins: [],
    messages: [
      ['no such table: …', 0, 0],
      ['no such table: …', 1, 0],
      ['no such table', 1, 0],
      ['connect ECONNREFUSED 127.0.0.1:5432', 1, 0],
      ['connect ECONNREFUSED 127.0.0.1:587', 2, 0],
      ['Could not load provider "sendmail"', 0, 0],
      ['Could not load provider "…"', 2, 0],
      ['Could not load provider "smtp"', 2, 0],
    ],
  },
  ...Object.fromEntries(
    ['`no such table: …`', '`no such table: …`', '`connect ECONNREFUSED 127.0.0.1:587`'].map(
      (symptom, page) => [
        explanationsFile('a', page),
        [{ messages: [], symptom, slug: '', title: '', advice: [] }],
      ],
    ),
  ),
  [catalogFile]: [
    ['Could not remove partial temp file {}: {}', 'upload', 'server'],
    ['{} is a required field', 'utils', 'server'],
  ],
};
const list = () =>
  openErrorList(async (path) => {
    if (!(path in files)) throw new Error(`No ${path}`);
    return files[path];
  });

test('a message of Strapi that no page explains is known by its package', async () => {
  const found = await (await list()).unexplained(
    '[09:08:00] warn: Could not remove partial temp file /tmp/upload-1: EPERM: operation not permitted',
  );
  expect(found).toEqual([expect.objectContaining({ origin: ['upload', 'server'] })]);
});

test('what any software may say is of nobody', async () => {
  expect(await (await list()).unexplained('error: name is a required field')).toEqual([]);
});

test('of several explanations, the one about what else was pasted comes first', async () => {
  const [found] = await (await list()).explain(
    'error: no such table: dishes\nat the start of my databases',
  );
  expect(found?.explanations.map(({ path }) => path)).toEqual(['/database', '/graphql']);
});

test('of several explanations, the one with the same port comes first', async () => {
  const [found] = await (await list()).explain('error: connect ECONNREFUSED 10.0.0.7:587');
  expect(found?.explanations[0]?.path).toBe('/email');
});

test('a row that explains several messages of a paste shows once', async () => {
  const found = await (await list()).explain(
    'Could not load provider "mailgun"\nCould not load provider "smtp"',
  );
  expect(found.map(({ explanations }) => explanations.map(({ path }) => path))).toEqual([
    ['/email'],
  ]);
});

test('a value that a message has counts, unless it is a gap', async () => {
  const paths = async (paste: string) =>
    (await (await list()).explain(paste))[0]?.explanations.map(({ path }) => path);
  expect(await paths('Could not load provider "mailgun"')).toEqual(['/email']);
  expect(await paths('Could not load provider "sendmail"')).toEqual(['/graphql', '/email']);
});

test('what a language that Strapi is not written in says is explained by no page', async () => {
  const explain = async (paste: string) => (await list()).explain(paste);
  expect(await explain('django.db.utils.OperationalError: no such table: dishes')).toEqual([]);
  expect(await explain('no such table: dishes\nDjango Version:\t5.2')).toEqual([]);
  expect(await explain('Strapi behind django.db.Error: no such table: dishes')).toHaveLength(1);
});
