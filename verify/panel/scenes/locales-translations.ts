import type { Actions } from '../actions/actions.ts';
import { scene } from '../scene.ts';

async function openUserMenu({ page }: Actions): Promise<void> {
  await page
    .getByRole('button', { name: /Dana|DR|D R/ })
    .first()
    .click();
}

export default scene({
  choose: {
    files: ['/src/admin/app.js'],
    steps: [
      async (actions) => {
        await openUserMenu(actions);
        await actions.click('Profile settings');
      },
      async ({ choose, see, screen }) => {
        await see('Experience');
        await choose('Interface language', 'Français');
        await screen('locales-translations-profile', {
          around: ['Experience', 'Interface language', 'Interface mode'],
          whole: 'card',
        });
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Enregistrer');
      },
    ],
  },
  translations: {
    files: ['/src/admin/app.js'],
    steps: [
      async (actions) => {
        await openUserMenu(actions);
        await actions.click('Log out');
      },
      async ({ click, see, screen, page }) => {
        await see('The restaurant guide');
        await see('English');
        await page.getByRole('combobox').first().click();
        await click('Français');
        await see('Le guide des restaurants');
        await screen('locales-translations-login', {
          around: 'Le guide des restaurants',
          whole: 'window',
        });
      },
    ],
  },
});
