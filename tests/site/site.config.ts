import { defineSiteConfig } from '../../src/config/schema.ts';

/** The site that the browser tests read: every element and every kind of page, and little text. */
export default defineSiteConfig({
  title: 'Example Documentation',
  description: 'A small site with every element and every kind of page, for the browser tests.',
  // A test builds it for another address.
  url: process.env.SITE_URL ?? 'https://docs.example.com',
  locale: { label: 'English', htmlLang: 'en', direction: 'ltr' },
  versions: [{ name: 'current', label: 'Next' }],
  repository: {
    url: 'https://github.com/example/documentation',
    editUrl: 'https://github.com/example/documentation/edit/main/',
    historyUrl: 'https://github.com/example/documentation/commits/main/',
    issuesUrl: 'https://github.com/example/documentation/issues',
  },
  colorMode: { default: 'light', respectSystemPreference: false },
  announcementBar: {
    id: 'news-1',
    text: 'These pages describe the example.',
    link: { label: 'Read about the older one.', href: 'https://old.example.com' },
    closeable: true,
  },
  askAi: {
    buttonClass: 'ask-ai-button',
    title: 'Ask your question',
    projectName: 'Example',
    exampleQuestions: [
      'How to create a project?',
      'How does population work?',
      'How do I filter for empty values?',
    ],
    disclaimer: 'Answers are AI-generated and may be inaccurate. Check them on the pages.',
    provider: { type: 'embedded' },
  },
  requests: { servers: ['http://localhost:1337'] },
  navbar: {
    items: [
      { label: 'CMS', to: '/cms/intro' },
      { label: 'Cloud', to: '/cloud/intro' },
    ],
    end: [{ label: 'GitHub', href: 'https://github.com/example/documentation' }],
    hideOnScroll: false,
  },
  search: { provider: 'embedded', hotkeys: [] },
  footer: {
    groups: [
      {
        title: 'Support',
        items: [
          { label: 'FAQ', to: '/cms/faq' },
          { label: 'Community', to: '/cms/community' },
        ],
      },
      { title: 'More', items: [{ label: 'Blog', href: 'https://blog.example.com' }] },
    ],
    note: 'A site for tests.',
  },
});
