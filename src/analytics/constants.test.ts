import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../config/project-root.ts';
import * as limits from './constants.ts';

/** The text of one file of the SDK. */
const sdk = (name: string, file: string): string =>
  readFileSync(
    path.join(projectRoot, 'node_modules/@amplitude', name, 'lib/esm', `${file}.js`),
    'utf8',
  );

const autocapture = 'plugin-autocapture-browser';

test.each([
  [
    'the cap on unsent events',
    'analytics-browser',
    'storage/local-storage',
    'MAX_ARRAY_LENGTH = %',
    limits.unsentLimit,
  ],
  [
    'the time for remote configuration',
    'analytics-remote-config',
    'remote-config',
    'abort(); }, %)',
    limits.remoteConfigTimeout,
  ],
  ['the cut of text', autocapture, 'helpers', '.substring(0, %)', limits.textLimit],
  [
    'the cut of the hierarchy',
    autocapture,
    'hierarchy',
    'MAX_HIERARCHY_LENGTH = %',
    limits.hierarchyLimit,
  ],
  [
    'the cut of attributes',
    autocapture,
    'hierarchy',
    'MAX_ATTRIBUTE_LENGTH = %',
    limits.attributeLimit,
  ],
  [
    'the debounce of clicks',
    autocapture,
    'autocapture-plugin',
    'options.debounceTime) !== null && _c !== void 0 ? _c : %',
    limits.clickDebounce,
  ],
  [
    'the wait of action clicks',
    autocapture,
    'autocapture/track-action-click',
    'first: %,',
    limits.actionClickWait,
  ],
  [
    'the distance of rage clicks',
    autocapture,
    'autocapture/track-click',
    'screenX) <= %',
    limits.rageClickDistance,
  ],
  [
    'the characters of the key',
    'analytics-core',
    'cookie-name',
    'limit = %',
    limits.storageKeyLength,
  ],
])('%s is that of the SDK', (_, name, file, pattern, value) => {
  expect(sdk(name, file)).toContain(pattern.replace('%', String(value)));
});

test('the click IDs are those of the SDK', () => {
  const source = sdk('analytics-browser', 'attribution/constants');
  for (const id of limits.clickIds) expect(source).toContain(`= '${id}'`);
});
