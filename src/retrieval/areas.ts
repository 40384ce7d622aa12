/** One of several parts of the site whose pages say similar things, such as the APIs. */
export interface Area {
  readonly paths: RegExp;
  /** What readers call it, in lower case: words, or several words in a row. */
  readonly names: readonly string[];
  /** What its pages count for where a question names none of the areas, against 1 for other pages. */
  readonly unnamed: number;
  readonly reason: string;
}

/**
 * The APIs, the upgrade and the cloud. Pages of different areas say nearly the same in nearly the same
 * words, so what decides between them is the area that a question names.
 */
export const areas: readonly Area[] = [
  {
    paths: /^\/cms\/api\/rest(?:\/|$)/,
    names: ['rest', 'restful', 'http', 'curl', 'axios'],
    unnamed: 1.15,
    reason: 'Most readers call the REST API, and few of them name it.',
  },
  {
    paths: /^\/cms\/api\/graphql(?:\/|$)/,
    names: ['graphql', 'gql', 'apollo', 'resolver', 'resolvers', 'mutation', 'mutations'],
    unnamed: 0.75,
    reason: 'Who uses GraphQL says so, because it has to be installed first.',
  },
  {
    paths: /^\/cms\/api\/document-service(?:\/|$)/,
    names: [
      'document service',
      'strapi.documents',
      'backend',
      'back-end',
      'controller',
      'controllers',
      'service',
      'services',
      'server code',
      'server-side',
      'from code',
      'programmatically',
    ],
    unnamed: 1,
    reason: 'The API for code on the server, which is where controllers and services are.',
  },
  {
    paths: /^\/cms\/api\/query-engine(?:\/|$)/,
    names: ['query engine', 'strapi.db', 'strapi.db.query', 'db.query'],
    unnamed: 1,
    reason: 'Its low rank is only for questions that do not ask for it.',
  },
  {
    paths: /^\/cms\/api\/entity-service(?:\/|$)/,
    names: ['entity service', 'entityservice', 'strapi.entityservice'],
    unnamed: 1,
    reason: 'As with the Query Engine.',
  },
  {
    paths: /^\/cms\/migration\//,
    names: [
      'v4',
      'v5',
      'version 4',
      'version 5',
      'strapi 4',
      'strapi 5',
      'upgrade',
      'upgraded',
      'upgrading',
      'migrate',
      'migrated',
      'migrating',
      'migration',
      'breaking',
      'codemod',
      'codemods',
    ],
    unnamed: 0.7,
    reason: 'These pages name everything that changed, and who upgrades says so.',
  },
  {
    paths: /^\/cloud\//,
    names: ['cloud', 'hosted', 'plan', 'plans', 'invoice', 'invoices', 'billing', 'subscription'],
    unnamed: 0.85,
    reason:
      'What affects every server is told for servers of one’s own; who uses the cloud says so.',
  },
];
