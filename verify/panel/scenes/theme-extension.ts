import { scene } from '../scene.ts';

export default scene({
  mode: {
    files: ['/src/admin/app.js'],
    steps: [
      async ({ click, page, screen }) => {
        await screen('theme-extension-home', { around: 'Hello Dana', whole: 'window' });
        await page
          .getByRole('button', { name: /Dana|DR|D R/ })
          .first()
          .click();
        await click('Profile settings');
      },
      async ({ choose, see, screen }) => {
        await see('Experience');
        await choose('Interface mode', 'Dark mode');
        await screen('theme-extension-mode', {
          around: ['Experience', 'Interface language', 'Interface mode'],
          whole: 'card',
        });
      },
      async ({ click }) => click('Save'),
    ],
    result: async ({ see }) => see('Saved'),
  },
});
