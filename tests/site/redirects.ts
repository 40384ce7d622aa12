import { defineRedirects } from '../../src/hosting/redirects.ts';

/** One of every kind. */
export default defineRedirects(
  { '/cms/api/rest/filters': { nested: '#contains' } },
  {
    '/cms/start': '/cms/quick-start',
    '/old-docs/filters': '/cms/api/rest/filters#null',
    '/old-docs/*': '/cms/intro',
  },
);
