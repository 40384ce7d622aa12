/** The walls between the rooms of src/: what each may import. A room comes after those that it imports. */
const rooms = {
  config: [],
  document: [],
  problems: [],
  names: [],
  requests: [],
  'breaking-changes': [],
  sidebars: [],
  browser: ['config'],
  ui: ['browser'],
  news: ['document', 'problems'],
  errors: ['document'],
  vocabulary: ['breaking-changes', 'document', 'news'],
  analytics: ['browser', 'config', 'ui'],
  markdown: ['breaking-changes', 'config', 'document', 'news', 'problems', 'vocabulary'],
  retrieval: ['browser', 'config', 'document', 'errors', 'problems'],
  content: [
    'analytics',
    'breaking-changes',
    'browser',
    'config',
    'document',
    'errors',
    'markdown',
    'names',
    'news',
    'problems',
    'requests',
    'retrieval',
    'ui',
    'vocabulary',
  ],
  hosting: ['browser', 'config', 'content', 'problems'],
  agents: ['document', 'errors', 'requests', 'retrieval', 'sidebars'],
  collection: ['agents', 'config', 'document', 'markdown', 'names', 'news', 'problems', 'sidebars'],
  components: [
    'analytics',
    'browser',
    'collection',
    'config',
    'content',
    'document',
    'news',
    'sidebars',
    'ui',
  ],
  navigation: ['browser', 'components', 'hosting'],
  search: ['analytics', 'browser', 'document', 'errors', 'navigation', 'retrieval', 'ui'],
  'ask-ai': ['analytics', 'browser', 'config', 'document', 'errors', 'retrieval', 'ui'],
  'page-script': ['ask-ai', 'browser', 'components', 'content', 'hosting', 'navigation', 'ui'],
  build: [
    'collection',
    'config',
    'content',
    'document',
    'errors',
    'hosting',
    'markdown',
    'problems',
    'retrieval',
    'vocabulary',
  ],
  layouts: [
    'agents',
    'analytics',
    'ask-ai',
    'collection',
    'components',
    'config',
    'navigation',
    'news',
    'page-script',
    'search',
    'sidebars',
    'ui',
  ],
  pages: [
    'agents',
    'ask-ai',
    'breaking-changes',
    'collection',
    'components',
    'content',
    'document',
    'layouts',
    'news',
    'search',
  ],
};

/** What runs before React is there, without it, or without a browser. */
const withoutReact = [
  'agents',
  'browser',
  'build',
  'config',
  'document',
  'names',
  'navigation',
  'page-script',
  'retrieval',
  'sidebars',
];

/** What runs in browsers. */
const withoutNode = [
  'analytics',
  'ask-ai',
  'browser',
  'names',
  'navigation',
  'page-script',
  'search',
  'ui',
];

/** Rooms that know what makes pages of them. */
const withAstro = ['build', 'collection', 'content', 'layouts', 'markdown', 'pages'];

const tests = String.raw`\.test\.tsx?$|/testing(/|\.ts$)`;
const names = Object.keys(rooms);
const inRooms = (list) => `^src/(${list.join('|')})/`;

export default {
  forbidden: [
    { name: 'circle', severity: 'error', from: { pathNot: tests }, to: { circular: true } },
    ...names.map((room) => ({
      name: `what ${room} may import`,
      severity: 'error',
      from: { path: inRooms([room]), pathNot: tests },
      to: { path: '^src/[^/]+/', pathNot: inRooms([room, ...rooms[room]]) },
    })),
    {
      name: 'a room that this list does not know',
      severity: 'error',
      from: { path: '^src/[^/]+/', pathNot: inRooms(names) },
      to: {},
    },
    {
      name: 'no React here',
      severity: 'error',
      from: { path: inRooms(withoutReact), pathNot: tests },
      to: { path: '^(node_modules/)?(react|react-dom|lucide-react)(/|$)' },
    },
    {
      name: 'no Node here',
      severity: 'error',
      from: { path: inRooms(withoutNode), pathNot: tests },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no Astro here',
      severity: 'error',
      from: { path: inRooms(names.filter((room) => !withAstro.includes(room))), pathNot: tests },
      to: { path: '^(node_modules/)?astro(:|/|$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^verify/node_modules|^dist|^\\.cache' },
    includeOnly: '^src|^node_modules/(react|react-dom|lucide-react|astro)/|^node:',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
