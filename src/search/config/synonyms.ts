/** Words that readers bring from elsewhere for what the documentation calls by another name. */
export interface Synonym {
  /** What a reader types: one word or a few, in lower case. */
  readonly from: readonly string[];
  /** What the pages say. Each word is looked for besides, a little below the reader's own. */
  readonly to: readonly string[];
  readonly reason: string;
}

export const synonyms: readonly Synonym[] = [
  // Reading content
  {
    from: [
      'include',
      'includes',
      'join',
      'joins',
      'eager',
      'expand',
      'embed',
      'hydrate',
      'missing relation',
      'missing relations',
      'related data',
      'related content',
    ],
    to: ['populate'],
    reason: 'SQL, ORMs and other APIs have these words for bringing related content along.',
  },
  {
    from: [
      'where',
      'where clause',
      'conditions',
      'criteria',
      'narrow',
      'restrict results',
      'equal',
      'greater than',
      'less than',
      'comparison',
      'match',
      'matching',
    ],
    to: ['filters', 'filter'],
    reason: 'SQL and query builders say where; the APIs say filters.',
  },
  {
    from: ['order by', 'orderby', 'ordering', 'ascending', 'descending', 'asc', 'desc'],
    to: ['sort'],
    reason: 'SQL says order by; the APIs say sort.',
  },
  {
    from: [
      'offset',
      'skip',
      'take',
      'paging',
      'cursor',
      'infinite scroll',
      'page size',
      'per page',
    ],
    to: ['pagination'],
    reason: 'Ways of asking for a slice of a long list.',
  },
  {
    from: ['columns', 'column', 'projection', 'attributes only', 'sparse'],
    to: ['fields', 'select'],
    reason: 'Databases and GraphQL have other words for choosing the fields of an answer.',
  },
  {
    from: ['foreign key', 'linked', 'link entries', 'references', 'associations', 'association'],
    to: ['relations', 'relation', 'connect'],
    reason: 'Databases speak of keys and associations, the CMS of relations.',
  },
  {
    from: ['full text', 'fulltext', 'fuzzy search', 'keyword search', 'search endpoint'],
    to: ['_q', 'search'],
    reason: 'The parameter for searching all text fields has a name that nobody guesses.',
  },
  {
    from: ['case insensitive', 'ignore case', 'lowercase'],
    to: ['$containsi', '$eqi'],
    reason: 'The operators that ignore case say so by one letter.',
  },
  // Documents and their versions
  {
    from: [
      'unpublished',
      'published',
      'publish',
      'preview drafts',
      'not published',
      'live version',
    ],
    to: ['draft', 'status'],
    reason: 'The version that is not public is called a draft and asked for by its status.',
  },
  {
    from: ['publicationstate', 'publication state'],
    to: ['status'],
    reason: 'The parameter of version 4 that status replaced.',
  },
  {
    from: [
      'i18n',
      'multilingual',
      'multilanguage',
      'translation',
      'translations',
      'translate',
      'translated',
      'language',
      'languages',
      'localization',
      'localize',
      'localized',
    ],
    to: ['locale', 'internationalization'],
    reason: 'Versions in several languages are called locales, the feature internationalization.',
  },
  {
    from: ['duplicate', 'copy'],
    to: ['clone'],
    reason: 'The method that copies a document is called clone.',
  },
  {
    from: ['unique identifier', 'uuid', 'guid', 'primary key'],
    to: ['documentid'],
    reason: 'What identifies a document is its documentId, no key of the database.',
  },
  {
    from: ['orm', 'database queries', 'query the database'],
    to: ['document service', 'query engine'],
    reason: 'There is no ORM for applications; the Document Service has that place.',
  },
  {
    from: ['author', 'owner', 'who created', 'created by', 'createdby', 'updatedby', 'creator'],
    to: ['creator', 'createdby'],
    reason: 'Who wrote an entry stands in its creator fields.',
  },
  {
    from: ['history', 'revisions', 'revision', 'undo', 'restore version'],
    to: ['content history', 'history'],
    reason: 'Earlier versions are kept by the feature Content History.',
  },
  // Files
  {
    from: [
      'image',
      'images',
      'picture',
      'pictures',
      'photo',
      'photos',
      'file',
      'attachment',
      'assets',
    ],
    to: ['media', 'upload', 'file'],
    reason: 'Files of all kinds are media, and sending one is an upload.',
  },
  {
    from: ['s3', 'aws s3', 'bucket', 'storage', 'object storage', 'cdn'],
    to: ['provider', 'upload', 'amazon'],
    reason: 'Where files are kept is decided by the upload provider.',
  },
  // Getting started
  {
    from: ['setup', 'set up', 'bootstrap a project', 'new project', 'download', 'scaffold'],
    to: ['installation', 'install', 'create'],
    reason: 'The first thing that readers look for has a page named Installation.',
  },
  {
    from: ['tutorial', 'getting started', 'get started', 'hello world', 'first steps', 'beginner'],
    to: ['quick', 'start'],
    reason: 'The tutorial is the Quick Start Guide.',
  },
  {
    from: ['terminal', 'command line', 'shell', 'console'],
    to: ['cli', 'command'],
    reason: 'Three names for one thing.',
  },
  {
    from: ['requirements', 'system requirements', 'prerequisites', 'node version', 'hardware'],
    to: ['installation', 'need', 'node.js'],
    reason: 'What a computer must have stands on the page on installation.',
  },
  {
    from: ['container', 'containers', 'kubernetes', 'k8s', 'podman', 'dockerfile', 'compose'],
    to: ['docker'],
    reason: 'Containers are described with Docker.',
  },
  {
    from: [
      'directory',
      'directories',
      'folder',
      'folders',
      'layout',
      'file tree',
      'directory tree',
    ],
    to: ['structure', 'project'],
    reason: 'What lies where is the structure of a project.',
  },
  {
    from: ['boilerplate', 'starter', 'starters', 'example project', 'theme starter'],
    to: ['template', 'templates'],
    reason: 'Projects to start from are called templates.',
  },
  // Code on the server
  {
    from: ['endpoint', 'endpoints', 'url mapping', 'routing', 'router', 'path mapping'],
    to: ['routes', 'route'],
    reason: 'Web frameworks have several words for what leads an address to its code.',
  },
  {
    from: ['handler', 'handlers', 'action', 'endpoint handler'],
    to: ['controller', 'controllers'],
    reason: 'The function that answers a request is an action of a controller.',
  },
  {
    from: ['business logic', 'reusable logic', 'helper functions'],
    to: ['services', 'service'],
    reason: 'Code of the application that is not about HTTP belongs in services.',
  },
  {
    from: ['guard', 'guards', 'authorization', 'authorize', 'access control', 'access rule'],
    to: ['policies', 'policy', 'permissions'],
    reason: 'Other frameworks say guard for what decides whether a request may go on.',
  },
  {
    from: ['interceptor', 'interceptors', 'koa', 'log every request', 'logging requests'],
    to: ['middleware', 'middlewares'],
    reason: 'What runs around a request is a middleware of Koa.',
  },
  {
    from: ['http context', 'ctx', 'request object', 'response object', 'request body'],
    to: ['ctx', 'requests', 'responses'],
    reason: 'Requests and responses are both reached by the context, ctx.',
  },
  {
    from: [
      'hook',
      'hooks',
      'trigger',
      'triggers',
      'before save',
      'after save',
      'lifecycle',
      'event',
    ],
    to: ['lifecycle', 'middlewares', 'webhooks'],
    reason: 'Code that runs when content changes: lifecycle hooks, middlewares, webhooks.',
  },
  {
    from: ['callback', 'callbacks', 'notify', 'notification url', 'push notification'],
    to: ['webhook', 'webhooks'],
    reason: 'Telling another service of a change is done by webhooks.',
  },
  {
    from: [
      'schema',
      'data model',
      'entity',
      'entities',
      'table definition',
      'data structure',
      'field type',
      'field types',
      'attributes',
      'data types',
    ],
    to: ['models', 'model', 'content-type', 'schema'],
    reason: 'The shape of content is its model, written as a schema.',
  },
  {
    from: ['exception', 'exceptions', 'throw', 'catch', 'fail', 'fails', 'failure'],
    to: ['error', 'errors', 'error-handling'],
    reason: 'The documentation speaks of errors.',
  },
  {
    from: ['rollback', 'atomic', 'commit', 'acid'],
    to: ['transaction', 'transactions'],
    reason: 'All or nothing is what transactions are for.',
  },
  {
    from: ['unit test', 'unit tests', 'jest', 'vitest', 'mocha', 'supertest', 'e2e', 'test suite'],
    to: ['testing', 'tests'],
    reason: 'Testing has one page, whatever the tool.',
  },
  {
    from: ['scheduler', 'schedule', 'scheduled task', 'periodic', 'background job', 'timer'],
    to: ['cron'],
    reason: 'Work at fixed times is done by cron jobs.',
  },
  {
    from: ['env', 'env variables', 'dotenv', 'secrets', '.env', 'environment variable'],
    to: ['environment', 'variables'],
    reason: 'Settings that differ by place are environment variables.',
  },
  // Other APIs and clients
  {
    from: ['swagger', 'api spec', 'api specification', 'api docs generator', 'postman'],
    to: ['openapi'],
    reason: 'Swagger is the former name of OpenAPI.',
  },
  {
    from: [
      'sdk',
      'js library',
      'javascript library',
      'client library',
      'frontend library',
      'npm client',
    ],
    to: ['client', '@strapi/client'],
    reason: 'The library for front ends is called Strapi Client.',
  },
  {
    from: ['resolver', 'resolvers', 'mutation', 'mutations', 'apollo', 'gql'],
    to: ['graphql'],
    reason: 'Words that only GraphQL has.',
  },
  {
    from: ['api key', 'api keys', 'access token', 'bearer', 'bearer token'],
    to: ['token', 'tokens', 'authorization'],
    reason: 'Keys for the APIs are called API tokens.',
  },
  // People and rights
  {
    from: [
      'login',
      'log in',
      'sign in',
      'signin',
      'signup',
      'sign up',
      'register users',
      'authentication',
    ],
    to: ['users', 'permissions', 'authentication'],
    reason: 'Accounts of readers of an application belong to Users & Permissions.',
  },
  {
    from: ['saml', 'oidc', 'oauth', 'single sign on', 'social login'],
    to: ['sso', 'providers'],
    reason: 'Signing in with the account of another service.',
  },
  {
    from: ['acl', 'roles', 'role based', 'access rights', 'privileges'],
    to: ['rbac', 'permissions', 'roles'],
    reason: 'Rights in the admin panel are role-based access control.',
  },
  {
    from: ['dashboard', 'back office', 'backoffice', 'ui', 'user interface', 'cms interface'],
    to: ['admin', 'panel'],
    reason: 'The interface for editors is the admin panel.',
  },
  {
    from: ['logs', 'activity log', 'who changed'],
    to: ['audit', 'logs'],
    reason: 'Who did what stands in the audit logs, what the server prints in its logs.',
  },
  {
    from: ['approval', 'workflow', 'editorial workflow', 'moderation'],
    to: ['review', 'workflows'],
    reason: 'Approval in steps is done by review workflows.',
  },
  // Running it
  {
    from: ['hosting', 'host', 'hosted', 'paas', 'saas', 'managed'],
    to: ['cloud', 'deployment', 'hosting'],
    reason: 'Having a project hosted is what Strapi Cloud is for.',
  },
  {
    from: ['deploy', 'production', 'go live', 'ship', 'publish site', 'release to production'],
    to: ['deployment'],
    reason: 'Bringing a project to its readers is its deployment.',
  },
  {
    from: [
      'price',
      'pricing',
      'cost',
      'costs',
      'invoice',
      'invoices',
      'subscription',
      'plan',
      'payment',
    ],
    to: ['billing', 'usage', 'plans'],
    reason: 'Money is spoken of under billing.',
  },
  {
    from: ['teammates', 'team', 'invite', 'members', 'share project'],
    to: ['collaboration', 'maintainer', 'maintainers'],
    reason: 'Working on a cloud project together is collaboration with maintainers.',
  },
  {
    from: ['upgrade', 'migrate', 'v4', 'version 4', 'strapi 4', 'move to v5'],
    to: ['migration', 'upgrade', 'breaking'],
    reason: 'Coming from version 4 is described under migration.',
  },
  {
    from: ['backup', 'dump', 'sync environments', 'move content', 'seed'],
    to: ['export', 'import', 'transfer'],
    reason: 'Content leaves and enters a project by export, import and transfer.',
  },
  {
    from: [
      'help',
      'support',
      'forum',
      'discord',
      'chat',
      'ask a question',
      'ask questions',
      'contact',
    ],
    to: ['community', 'support', 'help'],
    reason: 'Where people help each other is described under community.',
  },
  {
    from: ['bug', 'issue', 'report a bug', 'feature request', 'contribute', 'pull request'],
    to: ['community', 'contribute', 'issue'],
    reason: 'What readers can do for the project stands under community.',
  },
  {
    from: ['telemetry', 'tracking', 'data collected', 'privacy'],
    to: ['usage', 'information', 'telemetry'],
    reason: 'What Strapi collects stands on the page on usage information.',
  },
  {
    from: ['extend', 'extension', 'addon', 'add-on', 'module', 'modules'],
    to: ['plugin', 'plugins', 'customization'],
    reason: 'What adds features to the CMS is a plugin.',
  },
];
