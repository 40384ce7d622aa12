import {
  click,
  followLabels,
  gone,
  openUserMenu,
  scene,
  screen,
  see,
  seeLabels,
  upload,
} from '../scene.ts';

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
      ['Settings', seeLabels],
      [click('Change logo', { in: 'Menu logo' }), seeLabels],
      [see('From URL'), upload('Browse files', 'guide-logo.svg')],
      followLabels,
      [
        followLabels,
        screen('logos-overview', ['Customization', 'Menu logo', 'Auth logo'], { whole: 'card' }),
      ],
    ],
    result: 'Reset logo',
  },
  reset: {
    before: ({ cms }) =>
      cms.run(`
        await strapi.store({ type: 'core', name: 'admin' }).set({
          key: 'project-settings',
          value: { menuLogo: ${JSON.stringify(uploaded)}, authLogo: null },
        });`),
    steps: [['Settings', see('Overview')], followLabels, followLabels],
    result: gone('Reset logo'),
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
      [
        openUserMenu,
        'Log out',
        see('Welcome to Strapi!'),
        screen('logos-login', ['Welcome to Strapi!', 'Email'], { whole: 'window' }),
      ],
    ],
  },
});
