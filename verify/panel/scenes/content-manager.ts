import { followLabels, scene } from '../scene.ts';

export default scene({
  'list-view': {
    steps: [
      followLabels,
      followLabels,
      async ({ choose, screen }) => {
        await choose('Entries per page', '20');
        await choose('Default sort order', 'DESC');
        await screen('content-manager-list-settings', {
          around: ['Enable search', 'Default sort order', 'restaurants'],
          margin: 32,
        });
      },
      followLabels,
    ],
  },
  'edit-view': {
    steps: [
      async ({ click, open }) => {
        await click('Content Manager');
        await click('Category');
        await open('Bakery');
      },
      followLabels,
      async ({ click, fill, screen }) => {
        await click('Edit slug');
        await fill('Description', 'Part of the URL of the category page');
        await screen('content-manager-edit-field', { around: 'Description', whole: 'dialog' });
        await click('Finish');
      },
      followLabels,
    ],
  },
  create: {
    steps: [
      followLabels,
      async ({ fill, click, screen }) => {
        await fill('name', 'Street food');
        await click('Regenerate');
        await screen('content-manager-create', { around: ['name', 'slug'], whole: 'content' });
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Saved document');
      },
    ],
    result: ({ see }) => see('Street food'),
  },
  'dynamic-zones': {
    steps: [
      async ({ click, open }) => {
        await click('Content Manager');
        await click('Restaurant');
        await open('Midnight Bakery');
      },
      async ({ click, see, screen }) => {
        await click('Add a component to sections');
        await see('Pick one component');
        await screen('content-manager-pick-component', {
          around: ['Pick one component', 'Quote', 'Rich text'],
          margin: 32,
        });
        await click('Quote');
      },
      async ({ fill }) => {
        await fill('text', 'Worth staying up for.');
        await fill('author', 'Ruben Falk');
      },
      followLabels,
    ],
    result: ({ see }) => see('Saved document'),
  },
  find: {
    window: { width: 1440, height: 900 },
    steps: [
      async ({ click, screen }) => {
        await click('Content Manager');
        await click('Restaurant');
        await screen('content-manager-list', { around: 'Midnight Bakery', whole: 'content' });
      },
      async ({ click, choose, page, screen }) => {
        await click('Filters');
        await choose('Select field', 'capacity');
        await choose('Select filter', 'is greater than');
        await page.getByRole('textbox', { name: 'capacity' }).fill('50');
        await screen('content-manager-filter', {
          around: ['Filters', 'Select field', 'Add filter'],
          margin: 24,
        });
      },
      async ({ click }) => click('Add filter'),
    ],
    result: async ({ see, gone }) => {
      await see('Harbour Grill');
      await gone('Green Lantern Noodles');
    },
  },
  delete: {
    steps: [
      async ({ click, open }) => {
        await click('Content Manager');
        await click('Category');
        await open('Bakery');
      },
      async ({ click, see, screen }) => {
        await click('More actions');
        await see('Delete entry');
        await screen('content-manager-entry-menu', {
          around: ['More actions', 'Configure the view', 'Delete entry', 'Copy document ID'],
          margin: 48,
        });
        await click('Delete entry');
      },
      async ({ click, see }) => {
        await click('Confirm');
        await see('Deleted document');
      },
    ],
    result: ({ gone }) => gone('Bakery'),
  },
  bulk: {
    steps: [
      followLabels,
      async ({ page, screen }) => {
        await page.getByRole('checkbox').nth(1).click();
        await page.getByRole('checkbox').nth(2).click();
        await screen('content-manager-bulk', {
          around: [
            '12 entries found',
            'I came back the next day.',
            'Lovely room, a little loud.',
            'Create new entry',
          ],
          margin: 24,
        });
      },
      async ({ click, see }) => {
        await click('Delete');
        await click('Confirm');
        await see('Successfully deleted.');
      },
    ],
  },
});
