import { click, followLabels, gone, open, scene, screen, see } from '../scene.ts';

const openBakery = ['Content Manager', 'Category', open('Bakery')];

export default scene({
  'list-view': {
    steps: [
      followLabels,
      followLabels,
      [
        { 'Entries per page': '20', 'Default sort order': 'DESC' },
        screen(
          'content-manager-list-settings',
          ['Enable search', 'Default sort order', 'restaurants'],
          { margin: 32 },
        ),
      ],
      followLabels,
    ],
  },
  'edit-view': {
    steps: [
      openBakery,
      followLabels,
      [
        'Edit slug',
        { Description: 'Part of the URL of the category page' },
        screen('content-manager-edit-field', 'Description', { whole: 'dialog' }),
        'Finish',
      ],
      followLabels,
    ],
  },
  create: {
    steps: [
      followLabels,
      [
        { name: 'Street food' },
        'Regenerate',
        screen('content-manager-create', ['name', 'slug'], { whole: 'content' }),
      ],
      followLabels,
    ],
    result: 'Street food',
  },
  'dynamic-zones': {
    steps: [
      ['Content Manager', 'Restaurant', open('Midnight Bakery')],
      [
        'Add a component to sections',
        see('Pick one component'),
        screen('content-manager-pick-component', ['Pick one component', 'Quote', 'Rich text'], {
          margin: 32,
        }),
        click('Quote'),
      ],
      { text: 'Worth staying up for.', author: 'Ruben Falk' },
      followLabels,
    ],
    result: 'Saved document',
  },
  find: {
    window: { width: 1440, height: 900 },
    steps: [
      [followLabels, screen('content-manager-list', 'Midnight Bakery', { whole: 'content' })],
      [
        'Filters',
        { 'Select field': 'capacity', 'Select filter': 'is greater than' },
        ({ page }) => page.getByRole('textbox', { name: 'capacity' }).fill('50'),
        screen('content-manager-filter', ['Filters', 'Select field', 'Add filter'], {
          margin: 24,
        }),
      ],
      followLabels,
    ],
    result: async ({ see, gone }) => {
      await see('Harbour Grill');
      await gone('Green Lantern Noodles');
    },
  },
  delete: {
    steps: [
      openBakery,
      [
        'More actions',
        see('Delete entry'),
        screen(
          'content-manager-entry-menu',
          ['More actions', 'Configure the view', 'Delete entry', 'Copy document ID'],
          { margin: 48 },
        ),
        'Delete entry',
      ],
      followLabels,
    ],
    result: gone('Bakery'),
  },
  bulk: {
    steps: [
      followLabels,
      [
        ({ page }) => page.getByRole('checkbox').nth(1).click(),
        ({ page }) => page.getByRole('checkbox').nth(2).click(),
        screen(
          'content-manager-bulk',
          [
            '12 entries found',
            'I came back the next day.',
            'Lovely room, a little loud.',
            'Create new entry',
          ],
          { margin: 24 },
        ),
      ],
      followLabels,
    ],
  },
});
