import { choose, click, fill, followLabels, open, press, scene, screen, see } from '../scene.ts';

const openRestaurant = (name: string) => ['Content Manager', 'Restaurant', open(name)];
const addFrench = choose('Locales', 'Create French (fr) locale');

export default scene({
  'add-locale': {
    steps: [
      [
        followLabels,
        screen('internationalization-locales', ['Add new locale', 'French (fr)'], {
          whole: 'content',
        }),
      ],
      [
        'Add new locale',
        fill('Locales', 'German (de)'),
        press('ArrowDown'),
        press('Enter'),
        see('Locale display name'),
        screen('internationalization-add-locale', 'Locale display name', { whole: 'dialog' }),
      ],
      followLabels,
    ],
    result: 'German (de)',
  },
  'default-locale': {
    steps: [
      followLabels,
      ['Advanced settings', { 'Set as default locale': true }],
      ['Save', see('Locale successfully edited'), see('Default')],
    ],
  },
  translate: {
    steps: [
      openRestaurant('Green Lantern Noodles'),
      [
        ({ page }) => page.getByRole('combobox', { name: 'Locales' }).click(),
        screen(
          'internationalization-menu',
          ['Locales', 'Create French (fr) locale', 'More actions'],
          { margin: 32 },
        ),
        addFrench,
      ],
      { name: 'Nouilles de la Lanterne verte' },
      followLabels,
    ],
  },
  'fill-in': {
    steps: [
      [...openRestaurant('Green Lantern Noodles'), addFrench],
      [
        'Fill in from another locale',
        { Locale: 'English (en)' },
        screen('internationalization-fill-in', 'Locale', { whole: 'dialog' }),
      ],
      followLabels,
    ],
    result: 'Green Lantern Noodles',
  },
  'publish-languages': {
    steps: [
      openRestaurant('Belle Garonne'),
      [
        'More document actions',
        click('Unpublish multiple locales'),
        ({ page }) => page.getByRole('dialog').getByRole('checkbox').first().click(),
        screen('internationalization-many', 'Unpublish multiple locales', { whole: 'dialog' }),
      ],
      followLabels,
    ],
  },
  'delete-locale': {
    steps: [followLabels, followLabels, followLabels],
    result: 'Locale successfully deleted',
  },
});
