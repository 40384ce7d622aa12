import { Blocks, Cloud, Code, PenLine, ShieldCheck } from 'lucide-react';

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
      { label: 'Features', to: '/cms/features/content-type-builder' },
      { label: 'Content APIs', to: '/cms/api/content-api' },
      { label: 'Configuration', to: '/cms/configurations' },
      { label: 'Customization', to: '/cms/customization' },
      { label: 'Plugins', to: '/cms/plugins/installing-plugins-via-marketplace' },
      { label: 'Upgrades', to: '/cms/upgrades' },
      { label: 'From v4 to v5', to: '/cms/migration/v4-to-v5/introduction-and-faq' },
    ],
  },
  {
    title: 'Cloud',
    text: 'Host your project without looking after its database, media and deployments.',
    to: '/cloud/intro',
    icon: Cloud,
    links: [
      { label: 'Cloud fundamentals', to: '/cloud/cloud-fundamentals' },
      { label: 'Deploy a project', to: '/cloud/getting-started/deployment' },
      { label: 'Project settings', to: '/cloud/projects/settings' },
      { label: 'Collaboration', to: '/cloud/projects/collaboration' },
      { label: 'Plans and billing', to: '/cloud/getting-started/usage-billing' },
      { label: 'Command line', to: '/cloud/cli/cloud-cli' },
    ],
  },
] as const;

/** A picture of the admin panel as it is, for one color mode. */
const screen = (mode: 'light' | 'dark') => ({
  path: `/images/screens/content-manager-list-${mode}.webp`,
  width: 2336,
  height: 1724,
  digest: '',
  resizable: false,
});

export const what = {
  title: 'What Strapi is',
  text: 'Strapi stores your content and delivers it as data. You describe the content, editors write it in the admin panel, and your applications read it over REST or GraphQL.',
  links: [
    { label: 'How the parts work together', to: '/cms/intro' },
    { label: 'Look around the admin panel', to: '/cms/features/admin-panel' },
  ],
  picture: {
    light: screen('light'),
    dark: screen('dark'),
    density: 2,
    alt: 'The admin panel with a list of restaurants: their names, covers and languages, and which are drafts, modified or published',
  },
} as const;

/** Where to begin, by what a reader does with the CMS. */
export const roles = [
  {
    title: 'Developer',
    text: 'You model content, call the APIs and extend the server.',
    icon: Code,
    links: [
      { label: 'Create a project and its first content type', to: '/cms/quick-start' },
      { label: 'Read and write content over REST', to: '/cms/api/rest' },
      { label: 'Filter a list', to: '/cms/api/rest/filters' },
      { label: 'Include relations and media', to: '/cms/api/rest/populate-select' },
      { label: 'Query with GraphQL', to: '/cms/api/graphql' },
      { label: 'Add your own routes and logic', to: '/cms/backend-customization' },
    ],
  },
  {
    title: 'Content editor',
    text: 'You write, translate and publish in the admin panel.',
    icon: PenLine,
    links: [
      { label: 'Find your way around the admin panel', to: '/cms/features/admin-panel' },
      { label: 'Write and edit entries', to: '/cms/features/content-manager' },
      { label: 'Upload and organize files', to: '/cms/features/media-library' },
      { label: 'Publish, or keep a draft', to: '/cms/features/draft-and-publish' },
      { label: 'Translate content', to: '/cms/features/internationalization' },
      { label: 'Go back to an earlier version', to: '/cms/features/content-history' },
    ],
  },
  {
    title: 'Administrator',
    text: 'You run the project and decide who can do what.',
    icon: ShieldCheck,
    links: [
      { label: 'Give administrators their permissions', to: '/cms/features/rbac' },
      { label: 'Let your visitors sign in', to: '/cms/features/users-permissions' },
      { label: 'Create API tokens', to: '/cms/features/api-tokens' },
      { label: 'Connect Single Sign-On', to: '/cms/features/sso' },
      { label: 'Deploy and configure the server', to: '/cms/deployment' },
      { label: 'Move data between environments', to: '/cms/features/data-management' },
    ],
  },
] as const;

/** The example that readers can change, which is on its own page. */
export const live = {
  title: 'From the API to your page',
  text: 'A response is plain JSON. Your front end needs no special library to show it. Change the entries or the component, and see what your visitors would.',
  links: [
    { label: 'Read more about the Strapi Client', to: '/cms/api/client' },
    { label: 'Build a query yourself', to: '/cms/api/rest/interactive-query-builder' },
  ],
} as const;

export const news = {
  title: "What's new",
  more: [
    { label: 'Everything new', to: '/whats-new' },
    { label: 'Release notes of Strapi 5', to: '/release-notes' },
  ],
} as const;
