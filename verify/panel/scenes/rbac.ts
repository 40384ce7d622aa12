import { click, followLabels, open, type StepFunction, scene, screen, see } from '../scene.ts';

const inSettings = (label: string) => ['Settings', click(label, { in: 'Administration panel' })];
const openEditor = [...inSettings('Roles'), open('Editor')];

const tick =
  (name: string): StepFunction =>
  ({ page }) =>
    page.getByRole('checkbox', { name: `Select ${name} permission` }).click();

/** Opens a page of the settings again, where the panel stays on a form. */
const backTo =
  (list: string): StepFunction =>
  async ({ page }) => {
    await page.goto(page.url().replace(new RegExp(`${list}.*$`), list));
  };

export default scene({
  'create-role': {
    steps: [
      [
        ...inSettings('Roles'),
        screen('rbac-roles-list', ['Super Admin', 'Editor', 'Author', 'Add new role'], {
          whole: 'content',
        }),
        see('Add new role'),
        // The list has the button a second time, below its rows.
        ({ page }) => page.getByRole('button', { name: 'Add new role' }).first().click(),
      ],
      { Name: 'Menu writer', Description: 'Corrects names and descriptions of restaurants' },
      [
        'Collection Types',
        see('Restaurant'),
        see('Read'),
        see('Update'),
        tick('Read restaurant'),
        tick('Update restaurant'),
        screen('rbac-permissions', ['Collection Types', 'Restaurant', 'Publish', 'Review'], {
          whole: 'card',
        }),
      ],
      ['Save', backTo('roles'), see('Users')],
    ],
    result: 'Menu writer',
  },
  fields: {
    window: { width: 1280, height: 1500 },
    steps: [
      openEditor,
      [
        'Collection Types',
        open('Restaurant'),
        see('Fields permissions'),
        see('Locales permissions'),
      ],
      [
        see('Update'),
        tick('averageRating Update'),
        screen('rbac-fields', [
          'Collection Types',
          'Fields permissions',
          'averageRating',
          'Publish',
        ]),
      ],
      [
        async ({ page }) => {
          // The example's roles have no locale yet.
          const name = /^Select (en|fr|English \(en\)|French \(fr\)) \w+ permission$/;
          for (const box of await page.getByRole('checkbox', { name }).all())
            if ((await box.getAttribute('aria-checked')) !== 'true') await box.click();
        },
        'Save',
      ],
    ],
    result: 'Saved',
  },
  conditions: {
    steps: [
      openEditor,
      [
        'Collection Types',
        see('Restaurant'),
        see('Settings'),
        async ({ page }) => {
          await page.getByText('Restaurant', { exact: true }).hover();
          await page
            .locator('div')
            .filter({ has: page.getByText('Restaurant', { exact: true }) })
            .filter({ has: page.getByRole('button', { name: 'Settings' }) })
            .last()
            .getByRole('button', { name: 'Settings' })
            .click();
        },
      ],
      [
        async ({ page, see }) => {
          await page.getByRole('dialog').getByRole('combobox').nth(2).click();
          const group = page.getByText('Default', { exact: true });
          if (!(await page.getByText('Is creator').isVisible())) await group.click();
          await see('Is creator');
          await page.getByText('Is creator').click();
          await page.mouse.click(640, 225);
        },
        screen('rbac-conditions', 'Apply', { whole: 'dialog' }),
      ],
      followLabels,
    ],
    result: 'Saved',
  },
  invite: {
    steps: [
      [
        ...inSettings('Users'),
        screen('rbac-users-list', [
          'All the users who have access to the Strapi admin panel',
          'Invite new user',
          'dana@example.com',
        ]),
        followLabels,
      ],
      { 'First name': 'Elias', 'Last name': 'Brandt', Email: 'elias@example.com' },
      [
        see("User's roles"),
        async ({ page }) => {
          // Escape closes a list in `choose`; here it would close the dialog.
          await page.getByRole('combobox', { name: "User's roles" }).click();
          await page.getByRole('option', { name: 'Editor' }).click();
          await page.mouse.click(830, 442);
        },
        see('Editor'),
      ],
      [
        'Invite user',
        see('Copy and share this link to give access to this user'),
        // Port and token differ in each run, and readers see their own.
        ({ page }) =>
          page.getByText(/registrationToken=/).evaluate((link) => {
            link.textContent =
              'https://cms.restaurants.example/admin/auth/register?registrationToken=…';
          }),
        screen('rbac-invite', 'Finish', { whole: 'dialog' }),
        followLabels,
      ],
    ],
    result: 'elias@example.com',
  },
  deactivate: {
    before: ({ cms }) =>
      cms.run(`
        const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
        await strapi.service('admin::user').create({
          firstname: 'Elias', lastname: 'Brandt', email: 'elias@example.com', password: 'Password123',
          isActive: true, registrationToken: null, roles: [role.id],
        });`),
    steps: [
      [...inSettings('Users'), open('elias@example.com')],
      { "User's roles": 'Author' },
      { Active: false },
      ['Save', backTo('users'), see('Inactive')],
    ],
    result: 'Inactive',
  },
});
