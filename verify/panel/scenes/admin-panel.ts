import { click, followLabels, open, openUserMenu, scene, screen, see } from '../scene.ts';

export default scene({
  profile: {
    steps: [
      [openUserMenu, 'Profile settings'],
      [
        { Username: 'Dana from the guide' },
        see('First name'),
        see('Last name'),
        see('Email'),
        screen('admin-panel-profile', ['Profile', 'First name', 'Username'], { whole: 'card' }),
      ],
      followLabels,
    ],
    result: 'Dana from the guide',
  },
  mode: {
    steps: [
      [openUserMenu, 'Profile settings'],
      [
        'Experience',
        async ({ see, page }) => {
          await page.getByRole('combobox', { name: 'Interface mode' }).click();
          await see('Use system settings');
          await page.keyboard.press('Escape');
        },
        screen('admin-panel-experience', ['Experience', 'Interface language', 'Interface mode'], {
          whole: 'card',
        }),
        { 'Interface mode': 'Dark mode' },
      ],
      followLabels,
    ],
    result: 'Saved',
  },
  devices: {
    before: ({ cms }) =>
      cms.run(`
        const sessions = strapi.db.query('admin::session');
        for (const { id } of await sessions.findMany({ where: { userId: '1' } }))
          await sessions.update({
            where: { id },
            data: { metadata: { loginAt: '2026-01-12T09:12:00.000Z', deviceName: 'Chrome on Linux' } },
          });
        await strapi.sessionManager('admin').generateRefreshToken('1', 'library', {
          type: 'refresh',
          metadata: { loginAt: '2026-01-11T17:40:00.000Z', deviceName: 'Firefox on Windows' },
        });`),
    steps: [
      [openUserMenu, 'Active devices', see('This device')],
      [
        screen('admin-panel-devices', [
          'These are the devices and sessions currently signed in to your account.',
          'Log out of all devices',
          'Firefox on Windows',
        ]),
        followLabels,
      ],
    ],
    result: 'Other sessions ended',
  },
  'home-page': {
    steps: [
      [
        'Home',
        ({ page }) => page.mouse.move(640, 60),
        screen('admin-panel-home', 'Last edited entries', { whole: 'window' }),
        see('Profile'),
        ({ page }) => page.getByText('Profile', { exact: true }).first().hover(),
        click('Delete', { in: 'Profile' }),
      ],
      [
        'Add Widget',
        screen('admin-panel-widgets', 'Profile', { whole: 'dialog' }),
        open('Profile', { in: 'Add Widget' }),
      ],
    ],
    result: 'Profile',
  },
});
