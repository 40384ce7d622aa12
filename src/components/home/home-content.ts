import { Blocks, Cloud, Database, FileCode2, Filter, Rocket } from 'lucide-react';

/** The words of the front page, for the page itself and for its structure. */
export const hero = {
  /** In two lines. */
  title: ['Your content,', 'one clear API away'],
  lead: 'Guides and references for the headless CMS and its cloud. Every example is tested against a real Strapi project.',
} as const;

/** The parts of the documentation. */
export const areas = [
  {
    title: 'CMS',
    text: 'Model your content, edit it in the admin panel, and serve it to any front end.',
    to: '/cms/intro',
    icon: Blocks,
    links: [
      { label: 'Quick start', to: '/cms/quick-start' },
      { label: 'Installation', to: '/cms/installation' },
      { label: 'Project structure', to: '/cms/project-structure' },
    ],
  },
  {
    title: 'Cloud',
    text: 'Host your project without looking after its database, media and deployments.',
    to: '/cloud/intro',
    icon: Cloud,
    links: [
      { label: 'Introduction', to: '/cloud/intro' },
      { label: 'Cloud fundamentals', to: '/cloud/cloud-fundamentals' },
    ],
  },
] as const;

/** What brings most readers here. */
export const tasks = [
  {
    title: 'Start a project',
    text: 'From an empty folder to published content behind an API.',
    to: '/cms/quick-start',
    icon: Rocket,
  },
  {
    title: 'Query the REST API',
    text: 'Every endpoint, with requests and their real responses.',
    to: '/cms/api/rest',
    icon: FileCode2,
  },
  {
    title: 'Filter what you fetch',
    text: 'All operators, from equality to deep filters on relations.',
    to: '/cms/api/rest/filters',
    icon: Filter,
  },
  {
    title: 'Populate relations',
    text: 'Include media, components and related documents.',
    to: '/cms/api/rest/populate-select',
    icon: Database,
  },
] as const;
