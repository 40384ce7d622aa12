import { click, followLabels, open, scene, screen, see } from '../scene.ts';

export default scene({
  arrange: {
    steps: [
      [
        see('Profile'),
        ({ page }) => page.getByText('Profile', { exact: true }).first().hover(),
        click('Delete', { in: 'Profile' }),
      ],
      ['Add Widget', screen('homepage-add-widget', 'Profile', { whole: 'dialog' })],
      open('Profile', { in: 'Add Widget' }),
    ],
    result: 'Profile',
  },
  add: {
    files: ['/src/admin/app.jsx', '/src/admin/widgets/VegetarianWidget.jsx'],
    steps: [
      [
        'Home',
        see('Vegetarian restaurants'),
        see('restaurants are vegetarian'),
        screen(
          'homepage-widget',
          ['Vegetarian restaurants', 'Show the restaurants', 'restaurants are vegetarian'],
          { whole: 'card' },
        ),
      ],
      followLabels,
    ],
    result: 'Belle Garonne',
  },
  'list-documents': {
    files: ['/src/admin/app.js', '/src/admin/widgets/UnratedWidget.jsx'],
    steps: [
      [
        'Home',
        see('Restaurants without a rating'),
        see('Ember & Oak'),
        screen('homepage-list', ['Restaurants without a rating', 'Ember & Oak'], { whole: 'card' }),
      ],
      open('Midnight Bakery', { in: 'Restaurants without a rating' }),
    ],
    result: 'Midnight Bakery',
  },
});
