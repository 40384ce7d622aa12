import { followLabels, scene } from '../scene.ts';

/** Everything that the app file of the page imports. */
const files = [
  '/src/admin/app.jsx',
  '/src/admin/pages/HouseRules.jsx',
  '/src/admin/components/checklist-panel.jsx',
  '/src/admin/components/copy-url-action.jsx',
  '/src/admin/hooks/rating-column.js',
];

export default scene({
  pages: {
    files,
    steps: [
      async ({ see }) => {
        await see('Content Manager');
        await see('House rules');
      },
      async ({ click, see, screen }) => {
        await click('House rules');
        await see('Visit twice before you rate.');
        await screen('extension-house-rules', {
          around: ['How we write about restaurants', 'Pay your own bill.'],
          whole: 'window',
        });
      },
    ],
  },
  settings: {
    files,
    steps: [
      async ({ click, see }) => {
        await click('Settings');
        await see('Restaurant guide');
      },
      async ({ click, see, screen }) => {
        await click('House rules', { in: 'Restaurant guide' });
        await see('Visit twice before you rate.');
        await screen('extension-settings', {
          around: ['Restaurant guide', 'How we write about restaurants'],
          whole: 'window',
        });
      },
    ],
  },
  'side-panel': {
    files,
    steps: [
      followLabels,
      async ({ open, see, screen }) => {
        await open('Midnight Bakery');
        await see('Entry');
        await see('Checklist');
        await screen('extension-checklist-panel', {
          around: ['slug', 'Set up preview', 'Still missing: contactEmail, averageRating'],
          margin: 40,
        });
      },
    ],
    result: async ({ see }) => see('Still missing: contactEmail, averageRating'),
  },
  actions: {
    files,
    window: { width: 1600, height: 900 },
    steps: [
      followLabels,
      async ({ click, see, screen }) => {
        await click('Row actions', { in: 'Casa Pimiento' });
        await see('Copy URL');
        await screen('extension-copy-url', {
          around: ['Casa Pimiento', 'Copy URL'],
          whole: 'content',
        });
      },
      async ({ click, see }) => {
        await click('Copy URL');
        await see('URL copied');
      },
    ],
  },
  hooks: {
    files,
    window: { width: 1600, height: 900 },
    steps: [
      async ({ click, see, screen }) => {
        await click('Content Manager');
        await click('Restaurant');
        await see('Rating check');
        await see('Open the website');
        await screen('extension-list', {
          around: ['Rating check', 'Open the website', 'Belle Garonne'],
          whole: 'content',
        });
      },
    ],
    result: async ({ see }) => see('No rating'),
  },
});
