import { scene } from '../scene.ts';

export default scene({
  arrange: {
    steps: [
      async ({ click, see, page }) => {
        await see('Profile');
        await page.getByText('Profile', { exact: true }).first().hover();
        await click('Delete', { in: 'Profile' });
      },
      async ({ click, screen }) => {
        await click('Add Widget');
        await screen('homepage-add-widget', { around: 'Profile', whole: 'dialog' });
      },
      async ({ open }) => open('Profile', { in: 'Add Widget' }),
    ],
    result: async ({ see }) => see('Profile'),
  },
  add: {
    files: ['/src/admin/app.jsx', '/src/admin/widgets/VegetarianWidget.jsx'],
    steps: [
      async ({ click, see, screen }) => {
        await click('Home');
        await see('Vegetarian restaurants');
        await see('restaurants are vegetarian');
        await screen('homepage-widget', {
          around: ['Vegetarian restaurants', 'Show the restaurants', 'restaurants are vegetarian'],
          whole: 'card',
        });
      },
      async ({ click }) => click('Show the restaurants'),
    ],
    result: async ({ see }) => see('Belle Garonne'),
  },
});
