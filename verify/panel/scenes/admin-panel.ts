import type { Actions } from '../actions/actions.ts';
import { scene } from '../scene.ts';

/** The button shows the initials or the name, depending on the width, so it has no label to write. */
async function openUserMenu({ page }: Actions): Promise<void> {
  await page
    .getByRole('button', { name: /Dana|DR|D R/ })
    .first()
    .click();
}

export default scene({
  profile: {
    steps: [
      async (actions) => {
        await openUserMenu(actions);
        await actions.click('Profile settings');
      },
      async ({ fill, see, screen }) => {
        await fill('Username', 'Dana from the guide');
        await see('First name');
        await see('Last name');
        await see('Email');
        await screen('admin-panel-profile', {
          around: ['Profile', 'First name', 'Username'],
          whole: 'card',
        });
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Saved');
      },
    ],
    result: async ({ see }) => see('Dana from the guide'),
  },
  mode: {
    steps: [
      async (actions) => {
        await openUserMenu(actions);
        await actions.click('Profile settings');
      },
      async ({ see, choose, screen, page }) => {
        await see('Experience');
        await page.getByRole('combobox', { name: 'Interface mode' }).click();
        await see('Use system settings');
        await page.keyboard.press('Escape');
        await screen('admin-panel-experience', {
          around: ['Experience', 'Interface language', 'Interface mode'],
          whole: 'card',
        });
        await choose('Interface mode', 'Dark mode');
      },
      async ({ click }) => click('Save'),
    ],
    result: async ({ see }) => see('Saved'),
  },
  devices: {
    before: async ({ cms }) => {
      await cms.run(`
        const sessions = strapi.db.query('admin::session');
        for (const { id } of await sessions.findMany({ where: { userId: '1' } }))
          await sessions.update({
            where: { id },
            data: { metadata: { loginAt: '2026-01-12T09:12:00.000Z', deviceName: 'Chrome on Linux' } },
          });
        await strapi.sessionManager('admin').generateRefreshToken('1', 'library', {
          type: 'refresh',
          metadata: { loginAt: '2026-01-11T17:40:00.000Z', deviceName: 'Firefox on Windows' },
        });`);
    },
    steps: [
      async (actions) => {
        await openUserMenu(actions);
        await actions.click('Active devices');
        await actions.see('This device');
      },
      async ({ click, screen }) => {
        await screen('admin-panel-devices', {
          around: [
            'These are the devices and sessions currently signed in to your account.',
            'Log out of all devices',
            'Firefox on Windows',
          ],
        });
        await click('Log out of other devices');
        await click('Confirm');
      },
    ],
    result: async ({ see }) => see('Other sessions ended'),
  },
  'home-page': {
    steps: [
      async ({ click, screen, see, page }) => {
        await click('Home');
        await page.mouse.move(640, 60);
        await screen('admin-panel-home', { around: 'Last edited entries', whole: 'window' });
        await see('Profile');
        await page.getByText('Profile', { exact: true }).first().hover();
        await click('Delete', { in: 'Profile' });
      },
      async ({ click, screen, open }) => {
        await click('Add Widget');
        await screen('admin-panel-widgets', { around: 'Profile', whole: 'dialog' });
        await open('Profile', { in: 'Add Widget' });
      },
    ],
    result: async ({ see }) => see('Profile'),
  },
});
