import { followLabels, notFollowed, scene } from '../../../../../../panel/scene.ts';

export default scene({
  'create-an-api-token': {
    steps: [
      followLabels,
      followLabels,
      async ({ fill, choose, see, screen }) => {
        await see('Details');
        await fill('Name', 'Website');
        await choose('Token duration', '30 days');
        await choose('Token type', 'Read-only');
        await screen('panel-token-form', { around: 'Token duration', whole: 'card' });
      },
      followLabels,
    ],
    result: async ({ see, screen, visit }) => {
      await see('Copy your token');
      await screen('panel-token', { around: ['Token', 'Copy'] });
      await visit('/settings/api-tokens');
      await see('Website');
    },
  },
  'publish-an-entry': {
    steps: [
      async ({ click, open }) => {
        await click('Content Manager');
        await click('Restaurant');
        await open('Ember & Oak');
      },
      followLabels,
    ],
    result: ({ see }) => see('Published document'),
  },
  edit: {
    steps: [
      async ({ click, open }) => {
        await click('Content Manager');
        await click('Restaurant');
        await open('Casa Pimiento');
      },
      async ({ fill, choose, click }) => {
        await fill('capacity', '40');
        await choose('priceRange', 'high');
        await click('vegetarian');
        await choose('categories', 'Seafood');
        await click('Save');
      },
    ],
    result: ({ see }) => see('Saved document'),
  },
  'move-a-token': notFollowed('needs a second server'),
});
