import { scene } from '../scene.ts';

const uploaded = {
  name: 'guide-logo.svg',
  hash: 'guide_logo',
  url: '/uploads/guide_logo.svg',
  width: 64,
  height: 64,
  ext: '.svg',
  size: 0.4,
  provider: 'local',
};

export default scene({
  upload: {
    steps: [
      async ({ click, see }) => {
        await click('Settings');
        await see('Overview');
        await see('Customization');
      },
      async ({ click, see }) => {
        await see('Menu logo');
        await see('Auth logo');
        await click('Change logo', { in: 'Menu logo' });
      },
      async ({ see, upload }) => {
        await see('From URL');
        await upload('Browse files', 'guide-logo.svg');
      },
      async ({ click, see }) => {
        await see('Logo ready to upload');
        await click('Upload logo');
      },
      async ({ click, see, screen }) => {
        await click('Save');
        await see('Saved');
        await screen('logos-overview', {
          around: ['Customization', 'Menu logo', 'Auth logo'],
          whole: 'card',
        });
      },
    ],
    result: async ({ see }) => see('Reset logo'),
  },
  reset: {
    before: async ({ cms }) => {
      await cms.run(`
        await strapi.store({ type: 'core', name: 'admin' }).set({
          key: 'project-settings',
          value: { menuLogo: ${JSON.stringify(uploaded)}, authLogo: null },
        });`);
    },
    steps: [
      async ({ click, see }) => {
        await click('Settings');
        await see('Overview');
      },
      async ({ click }) => click('Reset logo'),
      async ({ click }) => click('Save'),
    ],
    result: async ({ gone }) => gone('Reset logo'),
  },
  code: {
    files: ['/src/admin/extensions/menu-logo.svg', '/src/admin/app.js'],
    steps: [
      async ({ page }) => {
        const logo = page.getByRole('img', { name: 'Application logo' });
        const source = await logo.getAttribute('src');
        if (!source?.includes('menu-logo') && !source?.startsWith('data:image/svg'))
          throw new Error(`The menu still shows ${source}.`);
      },
      async ({ click, see, screen, page }) => {
        await page
          .getByRole('button', { name: /Dana|DR|D R/ })
          .first()
          .click();
        await click('Log out');
        await see('Welcome to Strapi!');
        await screen('logos-login', { around: ['Welcome to Strapi!', 'Email'], whole: 'window' });
      },
    ],
  },
});
