import { click, followLabels, open, scene, screen, see, seeLabels } from '../scene.ts';

/** Everything that the app file of the page imports. */
const files = [
  '/src/admin/app.jsx',
  '/src/admin/pages/HouseRules.jsx',
  '/src/admin/components/checklist-panel.jsx',
  '/src/admin/components/copy-url-action.jsx',
  '/src/admin/hooks/rating-column.js',
];
const heading = 'How we write about restaurants';
const missing = 'Still missing: contactEmail, averageRating';

export default scene({
  pages: {
    files,
    steps: [
      seeLabels,
      [
        'House rules',
        see('Visit twice before you rate.'),
        screen('extension-house-rules', [heading, 'Pay your own bill.'], { whole: 'window' }),
      ],
    ],
  },
  settings: {
    files,
    steps: [
      ['Settings', see('Restaurant guide')],
      [
        click('House rules', { in: 'Restaurant guide' }),
        see('Visit twice before you rate.'),
        screen('extension-settings', ['Restaurant guide', heading], { whole: 'window' }),
      ],
    ],
  },
  'side-panel': {
    files,
    steps: [
      followLabels,
      [
        open('Midnight Bakery'),
        see('Entry'),
        see('Checklist'),
        screen('extension-checklist-panel', ['slug', 'Set up preview', missing], { margin: 40 }),
      ],
    ],
    result: missing,
  },
  actions: {
    files,
    window: { width: 1600, height: 900 },
    steps: [
      followLabels,
      [
        click('Row actions', { in: 'Casa Pimiento' }),
        see('Copy URL'),
        screen('extension-copy-url', ['Casa Pimiento', 'Copy URL'], { whole: 'content' }),
      ],
      ['Copy URL', see('URL copied')],
    ],
  },
  hooks: {
    files,
    window: { width: 1600, height: 900 },
    steps: [
      [
        'Content Manager',
        'Restaurant',
        see('Rating check'),
        see('Open the website'),
        screen('extension-list', ['Rating check', 'Open the website', 'Belle Garonne'], {
          whole: 'content',
        }),
      ],
    ],
    result: 'No rating',
  },
});
