import { click, followLabels, open, type StepFunction, scene, screen, see } from '../scene.ts';

const resetPage = 'https://restaurants.example/reset-password';
const section = 'Users & Permissions plugin';
const openRoles = ['Settings', see(section), click('Roles', { in: section })];

const allow =
  (type: string, ...actions: string[]): StepFunction =>
  async ({ see, click, check }) => {
    await see('Permissions');
    await click(type);
    for (const action of actions) await check(action, { in: type });
  };

export default scene({
  public: {
    // In the example, visitors can read reviews already.
    before: ({ cms }) =>
      cms.run(`
        const { id } = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
        await strapi.db.query('plugin::users-permissions.permission').deleteMany({
          where: { action: { $startsWith: 'api::review.' }, role: id },
        });`),
    steps: [
      [
        ...openRoles,
        see('Default role given to unauthenticated user.'),
        screen('users-permissions-roles', ['Add new role', 'Authenticated', 'Public'], {
          whole: 'content',
        }),
        open('Public'),
      ],
      [
        allow('Review', 'find'),
        screen('users-permissions-public', [
          'Permissions',
          'Restaurant',
          'find',
          'delete',
          'Bound route to',
        ]),
      ],
      followLabels,
    ],
    result: 'Role edited',
  },
  'create-role': {
    steps: [
      [...openRoles, followLabels],
      { Name: 'Owner', Description: 'Runs a restaurant and keeps its page up to date' },
      allow('Restaurant', 'find', 'update'),
      [open('Users-permissions'), see('changePassword'), 'Save'],
    ],
    result: 'Role created',
  },
  users: {
    steps: [
      followLabels,
      { username: 'noor', email: 'noor@example.com', password: 'Password123' },
      [
        { confirmed: true, role: 'Authenticated' },
        screen('users-permissions-user', ['username', 'password', 'confirmed', 'blocked'], {
          whole: 'card',
        }),
      ],
      followLabels,
    ],
    result: 'noor',
  },
  'advanced-settings': {
    steps: [
      ['Settings', see(section), 'Advanced settings'],
      [
        { 'Reset password page': resetPage },
        screen(
          'users-permissions-advanced',
          [
            'Default role for authenticated users',
            'Enable sign-ups',
            'Reset password page',
            'Redirection url',
          ],
          { whole: 'card' },
        ),
      ],
      followLabels,
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
      ['Settings', see(section), 'Providers', open('Github')],
      { Enable: true },
      { 'Client ID': 'restaurant-guide', 'Client Secret': 'a-secret-from-github' },
      [
        { 'The redirect URL to your front-end app': 'https://restaurants.example/connect/github' },
        screen('users-permissions-provider', [
          'Github',
          'Enable',
          'Client ID',
          'Client Secret',
          'The redirect URL to your front-end app',
        ]),
      ],
      ['Save', see('Enabled')],
    ],
    result: 'Settings have been updated',
  },
});
