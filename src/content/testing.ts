import type { Release } from '../news/releases/release-data.ts';
import type { BreakingChangePage, SiteData } from '../vocabulary/site-data.ts';
import { renderMarkdown } from './testing/render-markdown.ts';

const paid = { tone: 'accent', meaning: 'A paid plan', plan: true } as const;

const screenFile = (name: string) => ({
  path: `/images/screens/${name}.webp`,
  width: 1200,
  height: 700,
  digest: 'digest',
  resizable: true,
});

const flavorRemoved: BreakingChangePage = {
  path: '/cms/changes/flavor-removed',
  title: 'Flavors are gone',
  description: 'Strapi 5 has no flavors, so remove the option from your configuration.',
  change: {
    area: 'configuration',
    affectsPlugins: true,
    codemods: [{ uid: '5.0.0-remove-flavors-code', coverage: 'partial' }],
    from: '4.26.2',
    evidence: { v4: 'read', v5: 'executed', why: 'Version 4 needs an older Node.js.' },
  },
};

const nothing = { added: [], removed: [] };

const quietRelease: Release = {
  minor: '5.1',
  versions: [{ version: '5.1.0', by: '2025-12-02' }],
  comparedWith: '5.0.0',
  options: nothing,
  api: nothing,
  commands: nothing,
  routes: nothing,
  tools: { added: [], removed: [] },
  events: { added: [], removed: [] },
  adminExports: nothing,
  utilsExports: nothing,
  dependencies: [],
};

const release: Release = {
  ...quietRelease,
  minor: '5.2',
  versions: [
    { version: '5.2.0', by: '2026-01-20' },
    { version: '5.2.1', by: '2026-01-27' },
  ],
  comparedWith: '5.1.0',
  options: { added: [{ name: 'server.lanterns', since: '5.2.1' }], removed: ['server.candles'] },
  commands: { added: ['lanterns:list'], removed: [] },
  node: { from: '>=18', to: '>=20' },
};

/** A small site for elements to look things up in. */
export const smallSite: SiteData = {
  pages: new Map([
    ['/cms/intro', { title: 'Introduction', description: 'What the CMS is and who it is for.' }],
  ]),
  paths: new Map(),
  terms: new Map([
    ['document', { term: 'Document', definition: 'One piece of content with all its versions.' }],
  ]),
  badges: new Map([
    ['free', { label: 'Free', tone: 'neutral', meaning: 'In every plan', plan: true }],
    ['growth', { ...paid, label: 'Growth', icon: 'sprout' }],
    ['enterprise', { ...paid, label: 'Enterprise' }],
    ['sso', { ...paid, label: 'SSO' }],
    ['cloud-pro', { label: 'Cloud Pro', tone: 'info', meaning: 'A Cloud plan', plan: false }],
    [
      'feature-flag',
      { label: 'Feature flag', tone: 'neutral', meaning: 'Off', plan: false, detail: 'flag' },
    ],
    ['version', { label: 'Version', tone: 'info', meaning: 'Since', plan: false, detail: 'value' }],
  ]),
  facts: new Map([
    ['node.oldest', ['20']],
    ['databases.clients', ['mysql', 'sqlite']],
  ]),
  tables: new Map([
    [
      'plans',
      {
        caption: 'What each plan includes',
        source: 'https://example.com/plans',
        checked: '2026-11-22',
        columns: ['Resource', 'Small', 'Large'],
        rows: [
          ['Storage', '50 GB', '250 GB'],
          ['Backups', 'None', 'Weekly'],
        ],
      },
    ],
  ]),
  testedFrom: new Map(),
  images: new Map([
    [
      '/images/plate.png',
      { path: '/images/plate.png', width: 1000, height: 500, digest: 'digest', resizable: true },
    ],
    ...['token-form-light', 'token-form-dark', 'half-light'].map(
      (name) => [`/images/screens/${name}.webp`, screenFile(name)] as const,
    ),
  ]),
  snippets: new Map(),
  breakingChanges: new Map([['/cms/changes/flavor-removed', flavorRemoved]]),
  news: new Map([
    [
      'builder',
      {
        id: 'builder',
        date: '2026-02-03',
        title: 'A builder for queries',
        text: 'You can put a query together.',
        pages: ['/cms/intro'],
      },
    ],
  ]),
  releases: new Map([
    ['5.2', release],
    ['5.1', quietRelease],
  ]),
};

/** Renders Markdown on that site. */
export const renderElements = (source: string) => renderMarkdown(source, { site: smallSite });
