import { scene } from '../scene.ts';

const resetPage = 'https://restaurants.example/reset-password';
const section = 'Users & Permissions plugin';

export default scene({
  public: {
    // In the example, visitors can read reviews already.
    before: async ({ cms }) => {
      await cms.run(`
        const { id } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
        await strapi.db.query('plugin::users-permissions.permission').deleteMany({
          where: { action: { $startsWith: 'api::review.' }, role: id },
        });`);
    },
    steps: [
      async ({ click, see, open, screen }) => {
        await click('Settings');
        await see(section);
        await click('Roles', { in: section });
        await see('Default role given to unauthenticated user.');
        await screen('users-permissions-roles', {
          around: ['Add new role', 'Authenticated', 'Public'],
          whole: 'content',
        });
        await open('Public');
      },
      async ({ see, click, check, screen }) => {
        await see('Permissions');
        await click('Review');
        await check('find', { in: 'Review' });
        await screen('users-permissions-public', {
          around: ['Permissions', 'Restaurant', 'find', 'delete', 'Bound route to'],
        });
      },
      async ({ click }) => click('Save'),
    ],
    result: async ({ see }) => see('Role edited'),
  },
  'create-role': {
    steps: [
      async ({ click, see }) => {
        await click('Settings');
        await see(section);
        await click('Roles', { in: section });
        await click('Add new role');
      },
      async ({ fill }) => {
        await fill('Name', 'Owner');
        await fill('Description', 'Runs a restaurant and keeps its page up to date');
      },
      async ({ see, click, check }) => {
        await see('Permissions');
        await click('Restaurant');
        await check('find', { in: 'Restaurant' });
        await check('update', { in: 'Restaurant' });
      },
      async ({ click, see, open }) => {
        await open('Users-permissions');
        await see('changePassword');
        await click('Save');
      },
    ],
    result: async ({ see }) => see('Role created'),
  },
  users: {
    steps: [
      async ({ click }) => {
        await click('Content Manager');
        await click('User');
        await click('Create new entry');
      },
      async ({ fill }) => {
        await fill('username', 'noor');
        await fill('email', 'noor@example.com');
        await fill('password', 'Password123');
      },
      async ({ check, choose, screen }) => {
        await check('confirmed');
        await choose('role', 'Authenticated');
        await screen('users-permissions-user', {
          around: ['username', 'password', 'confirmed', 'blocked'],
          whole: 'card',
        });
      },
      async ({ click }) => click('Save'),
    ],
    result: async ({ see }) => see('noor'),
  },
  'advanced-settings': {
    steps: [
      async ({ click, see }) => {
        await click('Settings');
        await see(section);
        await click('Advanced settings');
      },
      async ({ fill, screen }) => {
        await fill('Reset password page', resetPage);
        await screen('users-permissions-advanced', {
          around: [
            'Default role for authenticated users',
            'Enable sign-ups',
            'Reset password page',
            'Redirection url',
          ],
          whole: 'card',
        });
      },
      async ({ click }) => click('Save'),
    ],
    result: async ({ cms }) => {
      const { settings } = (await cms.request('GET', '/users-permissions/advanced')) as {
        settings: { email_reset_password: string };
      };
      if (settings.email_reset_password !== resetPage) throw new Error('The page is not stored.');
    },
  },
  providers: {
    steps: [
      async ({ click, see, open }) => {
        await click('Settings');
        await see(section);
        await click('Providers');
        await open('Github');
      },
      async ({ check }) => check('Enable'),
      async ({ fill }) => {
        await fill('Client ID', 'restaurant-guide');
        await fill('Client Secret', 'a-secret-from-github');
      },
      async ({ fill, screen }) => {
        await fill(
          'The redirect URL to your front-end app',
          'https://restaurants.example/connect/github',
        );
        await screen('users-permissions-provider', {
          around: [
            'Github',
            'Enable',
            'Client ID',
            'Client Secret',
            'The redirect URL to your front-end app',
          ],
        });
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Enabled');
      },
    ],
    result: async ({ see }) => see('Settings have been updated'),
  },
});
