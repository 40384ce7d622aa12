import { defineSiteConfig } from './src/config/schema.ts';

/** The one file that a docs team edits to make the site their own. A wrong key is a build error. */
export default defineSiteConfig({
  title: 'Strapi Documentation',
  description:
    'Guides and references for Strapi 5, the headless CMS, and for Strapi Cloud, its hosting.',
  url: 'https://docs.strapi.io',
  locale: { label: 'English', htmlLang: 'en', direction: 'ltr' },
  versions: [{ name: 'current', label: 'Next' }],
  repository: {
    url: 'https://github.com/strapi/documentation',
    editUrl: 'https://github.com/strapi/documentation/edit/main/',
    historyUrl: 'https://github.com/strapi/documentation/commits/main/',
    issuesUrl: 'https://github.com/strapi/documentation/issues',
  },
  colorMode: { default: 'light', respectSystemPreference: false },
  announcementBar: {
    id: 'strapi-5',
    text: 'On Strapi 4?',
    link: {
      label: 'Read its documentation.',
      href: 'https://docs-v4.strapi.io',
    },
    closeable: true,
  },
  askAi: {
    buttonClass: 'ask-ai-button',
    title: 'Ask your question',
    projectName: 'Strapi',
    exampleQuestions: [
      'How do I create a Strapi project?',
      'How does population work?',
      'How do I customize the admin panel?',
      'What does the Growth plan include?',
    ],
    disclaimer:
      'Answers are AI-generated and may be inaccurate. Check them on the pages they cite.',
    provider: { type: 'embedded' },
  },
  requests: { servers: ['http://localhost:1337'] },
  navbar: {
    items: [
      { label: 'CMS', to: '/cms/intro' },
      { label: 'Cloud', to: '/cloud/intro' },
    ],
    end: [{ label: 'GitHub', href: 'https://github.com/strapi/documentation' }],
    hideOnScroll: false,
  },
  search: {
    provider: 'embedded',
    hotkeys: [],
  },
  footer: {
    groups: [
      {
        title: 'Updates & Support',
        items: [
          { label: "What's new", to: '/whats-new' },
          { label: 'Release notes', to: '/release-notes' },
          { label: 'FAQ', to: '/cms/faq' },
          { label: 'Community & Support', to: '/cms/community' },
          { label: 'Usage information', to: '/cms/usage-information' },
          { label: 'Privacy', to: '/privacy' },
          { label: 'Accessibility', to: '/accessibility' },
        ],
      },
      {
        title: 'Additional resources',
        items: [
          { label: 'Strapi 5 Docs (stable)', href: 'https://docs.strapi.io' },
          { label: 'Strapi v4 Docs', href: 'https://docs-v4.strapi.io' },
          { label: 'Contributor Docs', href: 'https://contributor.strapi.io' },
          { label: 'Design System', href: 'https://design-system.strapi.io' },
          { label: 'Strapi v3 Docs (unsupported)', href: 'https://docs-v3.strapi.io' },
        ],
      },
      {
        title: 'Community',
        items: [
          { label: 'Discord', href: 'https://discord.strapi.io' },
          { label: 'X', href: 'https://x.com/strapijs' },
          { label: 'Stack Overflow', href: 'https://stackoverflow.com/questions/tagged/strapi' },
        ],
      },
      {
        title: 'More',
        items: [
          { label: 'Blog', href: 'https://strapi.io/blog' },
          { label: 'GitHub', href: 'https://github.com/strapi/strapi' },
          { label: 'Strapi', href: 'https://strapi.io' },
        ],
      },
    ],
    note: 'The documentation is available under the MIT license.',
  },
});
