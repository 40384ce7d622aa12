import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { loadPage } from '../../src/pages/page.ts';
import { pageFiles } from '../../src/pages/page-files.ts';
import { verifyRoot } from '../../src/paths.ts';

const codemods = path.join(verifyRoot, 'node_modules/@strapi/upgrade/resources/codemods');

/** `5.0.0/utils-public-interface.code.ts` has the UID `5.0.0-utils-public-interface-code`. */
const uidOf = (file: string) => file.replace(/\.ts$/, '').replace(/[/\\]|\.(?=code$|json$)/g, '-');

test('every codemod of the upgrade tool is listed by the page of a breaking change that runs it', () => {
  const uids = globSync('5.*/*.{code,json}.ts', { cwd: codemods }).map(uidOf);
  const shown = pageFiles(['docs/cms/migration'])
    .map(loadPage)
    .flatMap(({ codemods: listed, blocks }) =>
      listed.filter(({ uid }) => blocks.some(({ meta }) => meta.codemod === uid)),
    )
    .map(({ uid }) => uid);
  assert.ok(uids.length >= 13);
  assert.deepEqual(
    uids.filter((uid) => !shown.includes(uid)),
    [],
  );
});
