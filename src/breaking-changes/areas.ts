/** The parts of a project that a breaking change can concern, in the order of the filters, with their labels. */
export const areaLabels = {
  'content-api': 'REST and GraphQL APIs',
  'server-code': 'Server code',
  'content-types': 'Content types and data',
  database: 'Database',
  configuration: 'Configuration',
  'admin-panel': 'Admin panel code',
  plugins: 'Plugins and providers',
  tooling: 'Packages and command line',
} as const;

export type Area = keyof typeof areaLabels;

/** The keys of `areaLabels`, which `Object.keys` returns as strings. */
export const areas = Object.keys(areaLabels) as [Area, ...Area[]];
