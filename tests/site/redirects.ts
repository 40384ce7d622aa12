import { defineRedirects } from '../../src/hosting/redirects.ts';

/** One of every kind. */
export default defineRedirects([
  { from: '/cms/start', to: '/cms/quick-start' },
  { from: '/old-docs/filters', to: '/cms/api/rest/filters#null' },
  { from: '/old-docs/*', to: '/cms/intro' },
  { from: '/cms/api/rest/filters#nested', to: '/cms/api/rest/filters#contains' },
]);
