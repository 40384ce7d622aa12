import { scene } from '../scene.ts';

export default scene({
  create: {
    develop: true,
    window: { width: 1280, height: 1120 },
    steps: [
      async ({ click }) => {
        await click('Content-Type Builder');
        await click('Create new collection type');
      },
      async ({ fill, seeAll, screen }) => {
        await fill('Display name', 'Dish');
        await seeAll();
        await screen('content-type-builder-create', { around: 'Display name', whole: 'dialog' });
      },
      async ({ click, see }) => {
        await click('Advanced settings');
        await see('Draft & publish');
        await see('Internationalization');
        await click('Continue');
      },
      async ({ click, fill, screen }) => {
        await click('Add new field', { nth: 1 });
        await screen('content-type-builder-fields', {
          around: 'Select a field for your collection type',
          whole: 'dialog',
        });
        await click('Text');
        await fill('Name', 'name');
        await click('Finish');
      },
      ({ click }) => click('Save'),
    ],
    result: ({ see }) => see('Dish'),
  },
  fields: {
    develop: true,
    window: { width: 1120, height: 760 },
    steps: [
      async ({ click, screen }) => {
        await click('Content-Type Builder');
        await click('Restaurant', { in: 'Collection Types' });
        await screen('content-type-builder-overview', { around: 'Restaurant', whole: 'window' });
      },
      async ({ click }) => {
        await click('Add another field');
        await click('Enumeration');
      },
      async ({ fill }) => {
        await fill('Name', 'cuisine');
        await fill('Values (one line per value)', 'french\nspanish\nasian');
      },
      async ({ click, check }) => {
        await click('Advanced settings');
        await check('Required field');
        await click('Finish');
      },
      ({ click }) => click('Save'),
    ],
    result: ({ see }) => see('cuisine'),
  },
  components: {
    develop: true,
    steps: [
      async ({ click }) => {
        await click('Content-Type Builder');
        await click('Restaurant', { in: 'Collection Types' });
        await click('Add another field');
        await click('Component');
      },
      async ({ see, fill, press, click, screen }) => {
        await see('Create a new component');
        await fill('Display name', 'Address');
        await fill('Select a category or enter a name to create a new one', 'restaurant');
        await press('ArrowDown');
        await press('Enter');
        await screen('content-type-builder-component', {
          around: 'Create a new component',
          whole: 'dialog',
        });
        await click('Configure the component');
      },
      async ({ fill, click }) => {
        await fill('Name', 'address');
        await click('Single component');
        await click('Add first field to the component');
      },
      async ({ click, fill }) => {
        await click('Text');
        await fill('Name', 'street');
        await click('Finish');
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Components');
      },
    ],
    result: ({ see }) => see('Address'),
  },
  'delete-field': {
    develop: true,
    steps: [
      async ({ click }) => {
        await click('Content-Type Builder');
        await click('Restaurant', { in: 'Collection Types' });
      },
      ({ click }) => click('Delete capacity'),
      ({ click }) => click('Save'),
    ],
    // The row only goes when the CMS is back, which can take longer than other changes of the panel.
    result: async ({ gone, page }) => {
      await page.getByText('capacity').first().waitFor({ state: 'hidden', timeout: 60_000 });
      await gone('capacity');
    },
  },
});
