import type { StepFunction } from '../scene.ts';
import { followLabels, scene } from '../scene.ts';

const openRestaurant =
  (name: string): StepFunction =>
  async ({ click, open }) => {
    await click('Content Manager');
    await click('Restaurant');
    await open(name);
  };

export default scene({
  'add-locale': {
    steps: [
      async ({ click, screen }) => {
        await click('Settings');
        await click('Internationalization');
        await screen('internationalization-locales', {
          around: ['Add new locale', 'French (fr)'],
          whole: 'content',
        });
      },
      async ({ click, fill, press, see, screen }) => {
        await click('Add new locale');
        await fill('Locales', 'German (de)');
        await press('ArrowDown');
        await press('Enter');
        await see('Locale display name');
        await screen('internationalization-add-locale', {
          around: 'Locale display name',
          whole: 'dialog',
        });
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Locale successfully added');
      },
    ],
    result: ({ see }) => see('German (de)'),
  },
  'default-locale': {
    steps: [
      followLabels,
      async ({ click, check }) => {
        await click('Advanced settings');
        await check('Set as default locale');
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Locale successfully edited');
        await see('Default');
      },
    ],
  },
  translate: {
    steps: [
      openRestaurant('Green Lantern Noodles'),
      async ({ choose, page, screen }) => {
        await page.getByRole('combobox', { name: 'Locales' }).click();
        await screen('internationalization-menu', {
          around: ['Locales', 'Create French (fr) locale', 'More actions'],
          margin: 32,
        });
        await choose('Locales', 'Create French (fr) locale');
      },
      ({ fill }) => fill('name', 'Nouilles de la Lanterne verte'),
      async ({ click, see }) => {
        await click('Save');
        await see('Saved document');
      },
    ],
  },
  'fill-in': {
    steps: [
      async (actions) => {
        await openRestaurant('Green Lantern Noodles')(actions);
        await actions.choose('Locales', 'Create French (fr) locale');
      },
      async ({ click, choose, screen }) => {
        await click('Fill in from another locale');
        await choose('Locale', 'English (en)');
        await screen('internationalization-fill-in', { around: 'Locale', whole: 'dialog' });
      },
      followLabels,
    ],
    result: ({ see }) => see('Green Lantern Noodles'),
  },
  'publish-languages': {
    steps: [
      openRestaurant('Belle Garonne'),
      async ({ click, page, screen }) => {
        await click('More document actions');
        await click('Unpublish multiple locales');
        await page.getByRole('dialog').getByRole('checkbox').first().click();
        await screen('internationalization-many', {
          around: 'Unpublish multiple locales',
          whole: 'dialog',
        });
      },
      followLabels,
    ],
  },
  'delete-locale': {
    steps: [followLabels, followLabels, followLabels],
    result: ({ see }) => see('Locale successfully deleted'),
  },
});
