import { click, fill, followLabels, press, scene, screen, see, seeLabels } from '../scene.ts';

const openRestaurant = ['Content-Type Builder', click('Restaurant', { in: 'Collection Types' })];

export default scene({
  create: {
    develop: true,
    window: { width: 1280, height: 1120 },
    steps: [
      followLabels,
      [
        { 'Display name': 'Dish' },
        seeLabels,
        screen('content-type-builder-create', 'Display name', { whole: 'dialog' }),
      ],
      ['Advanced settings', see('Draft & publish'), see('Internationalization'), 'Continue'],
      [
        click('Add new field', { nth: 1 }),
        screen('content-type-builder-fields', 'Select a field for your collection type', {
          whole: 'dialog',
        }),
        click('Text'),
        { Name: 'name' },
        'Finish',
      ],
      followLabels,
    ],
    result: 'Dish',
  },
  fields: {
    develop: true,
    window: { width: 1120, height: 760 },
    steps: [
      [
        ...openRestaurant,
        screen('content-type-builder-overview', 'Restaurant', { whole: 'window' }),
      ],
      ['Add another field', click('Enumeration')],
      { Name: 'cuisine', 'Values (one line per value)': 'french\nspanish\nasian' },
      ['Advanced settings', { 'Required field': true }, 'Finish'],
      followLabels,
    ],
    result: 'cuisine',
  },
  components: {
    develop: true,
    steps: [
      [...openRestaurant, 'Add another field', click('Component')],
      [
        see('Create a new component'),
        { 'Display name': 'Address' },
        fill('Select a category or enter a name to create a new one', 'restaurant'),
        press('ArrowDown'),
        press('Enter'),
        screen('content-type-builder-component', 'Create a new component', { whole: 'dialog' }),
        'Configure the component',
      ],
      [{ Name: 'address' }, click('Single component'), 'Add first field to the component'],
      [click('Text'), { Name: 'street' }, 'Finish'],
      ['Save', see('Components')],
    ],
    result: 'Address',
  },
  'delete-field': {
    develop: true,
    steps: [openRestaurant, followLabels, followLabels],
    // The row only goes when the CMS is back, which can take longer than other changes of the panel.
    result: async ({ gone, page }) => {
      await page.getByText('capacity').first().waitFor({ state: 'hidden', timeout: 60_000 });
      await gone('capacity');
    },
  },
});
