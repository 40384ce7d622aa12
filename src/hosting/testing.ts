import type { HostingRules } from './rules.ts';

/** Rules as short as they can be, for tests. */
export const someRules: HostingRules = {
  base: '',
  everywhere: { 'x-content-type-options': 'nosniff' },
  cache: {
    hashedFolders: ['/_astro/'],
    hashed: 'public, max-age=31536000, immutable',
    others: 'public, max-age=300, must-revalidate',
  },
  policies: {
    pages: "default-src 'self'",
    frames: { '/frames/draw': "default-src 'none'" },
  },
  redirects: [
    { from: '/old/intro', to: '/cms/intro#start' },
    { from: '/old/*', to: '/' },
  ],
};
