import { expect, test } from 'vitest';
import { likelyPaths } from './likely-paths.ts';

const paths = [
  '/cms/quick-start',
  '/cms/faq',
  '/cms/cli',
  '/cms/api/openapi',
  '/cms/api/rest',
  '/cms/api/rest/filters',
  '/cms/api/rest/populate-select',
  '/cms/api/document-service/filters',
  '/cms/backend-customization/webhooks',
  '/cms/coming-from-another-cms',
  '/cms/configurations/database',
  '/cms/features/media-library',
  '/cloud/intro',
  '/cloud/cli/cloud-cli',
  '/release-notes',
];

test.each([
  ['a word with a mistake', '/cms/api/rest/filtres', '/cms/api/rest/filters'],
  ['a page that is elsewhere', '/cms/webhooks', '/cms/backend-customization/webhooks'],
  ['a page without its section', '/media-library', '/cms/features/media-library'],
  ['half of a name', '/cms/api/rest/populate', '/cms/api/rest/populate-select'],
  ['mistakes in two segments', '/cms/configuration/databse', '/cms/configurations/database'],
  ['a slash at the end', '/cms/quickstart/', '/cms/quick-start'],
])('finds %s', (_, address, expected) => {
  expect(likelyPaths(address, paths)[0]).toBe(expected);
});

test.each([
  '/this-page-does-not-exist',
  '/cms/nothing-here',
  '/cms/zzz',
  '/cloud/pricing',
  '/nope',
  '/wp-login.php',
  '/x',
  '/',
])('finds nothing like %s', (address) => {
  expect(likelyPaths(address, paths)).toEqual([]);
});
