// @vitest-environment node
import { expect, test } from 'vitest';
import { catalogFile, errorIndexFile } from './error-index.ts';
import { openErrorList } from './explain.ts';

const files: Readonly<Record<string, unknown>> = {
  [errorIndexFile]: { version: 'a', pages: [], messages: [] },
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
  expect(found).toEqual([expect.objectContaining({ package: 'upload', kind: 'server' })]);
});

test('what any software may say is of nobody', async () => {
  expect(await (await list()).unexplained('error: name is a required field')).toEqual([]);
});
