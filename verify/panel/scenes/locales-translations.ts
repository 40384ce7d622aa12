import { openUserMenu, scene, screen, see } from '../scene.ts';

const files = ['/src/admin/app.js'];

export default scene({
  choose: {
    files,
    steps: [
      [openUserMenu, 'Profile settings'],
      [
        'Experience',
        { 'Interface language': 'Français' },
        screen(
          'locales-translations-profile',
          ['Experience', 'Interface language', 'Interface mode'],
          { whole: 'card' },
        ),
      ],
      ['Save', see('Enregistrer')],
    ],
  },
  translations: {
    files,
    steps: [
      [openUserMenu, 'Log out'],
      [
        see('The restaurant guide'),
        see('English'),
        ({ page }) => page.getByRole('combobox').first().click(),
        'Français',
        see('Le guide des restaurants'),
        screen('locales-translations-login', 'Le guide des restaurants', { whole: 'window' }),
      ],
    ],
  },
});
