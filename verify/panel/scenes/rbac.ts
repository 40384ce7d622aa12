import { type StepFunction, scene } from '../scene.ts';

const openEditor: StepFunction = async ({ click, open }) => {
  await click('Settings');
  await click('Roles', { in: 'Administration panel' });
  await open('Editor');
};

export default scene({
  'create-role': {
    steps: [
      async ({ click, see, screen, page }) => {
        await click('Settings');
        await click('Roles', { in: 'Administration panel' });
        await screen('rbac-roles-list', {
          around: ['Super Admin', 'Editor', 'Author', 'Add new role'],
          whole: 'content',
        });
        await see('Add new role');
        // The list has the button a second time, below its rows.
        await page.getByRole('button', { name: 'Add new role' }).first().click();
      },
      async ({ fill }) => {
        await fill('Name', 'Menu writer');
        await fill('Description', 'Corrects names and descriptions of restaurants');
      },
      async ({ click, see, page, screen }) => {
        await click('Collection Types');
        await see('Restaurant');
        await see('Read');
        await see('Update');
        await page.getByRole('checkbox', { name: 'Select Read restaurant permission' }).click();
        await page.getByRole('checkbox', { name: 'Select Update restaurant permission' }).click();
        await screen('rbac-permissions', {
          around: ['Collection Types', 'Restaurant', 'Publish', 'Review'],
          whole: 'card',
        });
      },
      async ({ click, see, page }) => {
        await click('Save');
        await page.goto(page.url().replace(/roles.*$/, 'roles'));
        await see('Users');
      },
    ],
    result: async ({ see }) => see('Menu writer'),
  },
  fields: {
    window: { width: 1280, height: 1500 },
    steps: [
      openEditor,
      async ({ click, open, see }) => {
        await click('Collection Types');
        await open('Restaurant');
        await see('Fields permissions');
        await see('Locales permissions');
      },
      async ({ page, see, screen }) => {
        await see('Update');
        await page
          .getByRole('checkbox', { name: 'Select averageRating Update permission' })
          .click();
        await screen('rbac-fields', {
          around: ['Collection Types', 'Fields permissions', 'averageRating', 'Publish'],
        });
      },
      async ({ click, page }) => {
        // The example's roles have no locale yet.
        for (const box of await page
          .getByRole('checkbox', {
            name: /^Select (en|fr|English \(en\)|French \(fr\)) \w+ permission$/,
          })
          .all())
          if ((await box.getAttribute('aria-checked')) !== 'true') await box.click();
        await click('Save');
      },
    ],
    result: async ({ see }) => see('Saved'),
  },
  conditions: {
    steps: [
      openEditor,
      async ({ click, see, page }) => {
        await click('Collection Types');
        await see('Restaurant');
        await see('Settings');
        await page.getByText('Restaurant', { exact: true }).hover();
        await page
          .locator('div')
          .filter({ has: page.getByText('Restaurant', { exact: true }) })
          .filter({ has: page.getByRole('button', { name: 'Settings' }) })
          .last()
          .getByRole('button', { name: 'Settings' })
          .click();
      },
      async ({ page, screen, see }) => {
        await page.getByRole('dialog').getByRole('combobox').nth(2).click();
        const group = page.getByText('Default', { exact: true });
        if (!(await page.getByText('Is creator').isVisible())) await group.click();
        await see('Is creator');
        await page.getByText('Is creator').click();
        await page.mouse.click(640, 225);
        await screen('rbac-conditions', { around: 'Apply', whole: 'dialog' });
      },
      async ({ click }) => {
        await click('Apply');
        await click('Save');
      },
    ],
    result: async ({ see }) => see('Saved'),
  },
  invite: {
    steps: [
      async ({ click, screen }) => {
        await click('Settings');
        await click('Users', { in: 'Administration panel' });
        await screen('rbac-users-list', {
          around: [
            'All the users who have access to the Strapi admin panel',
            'Invite new user',
            'dana@example.com',
          ],
        });
        await click('Invite new user');
      },
      async ({ fill, see }) => {
        await fill('First name', 'Elias');
        await fill('Last name', 'Brandt');
        await fill('Email', 'elias@example.com');
        await see('Email');
      },
      async ({ see, page }) => {
        // Escape closes a list in `choose`; here it would close the dialog.
        await see("User's roles");
        await page.getByRole('combobox', { name: "User's roles" }).click();
        await page.getByRole('option', { name: 'Editor' }).click();
        await page.mouse.click(830, 442);
        await see('Editor');
      },
      async ({ click, see, screen, page }) => {
        await click('Invite user');
        await see('Copy and share this link to give access to this user');
        // Port and token differ in each run, and readers see their own.
        await page.getByText(/registrationToken=/).evaluate((link) => {
          link.textContent =
            'https://cms.restaurants.example/admin/auth/register?registrationToken=…';
        });
        await screen('rbac-invite', { around: 'Finish', whole: 'dialog' });
        await click('Finish');
        await see('Inactive');
      },
    ],
    result: async ({ see }) => see('elias@example.com'),
  },
  deactivate: {
    before: async ({ cms }) => {
      await cms.run(`
        const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
        await strapi.service('admin::user').create({
          firstname: 'Elias', lastname: 'Brandt', email: 'elias@example.com', password: 'Password123',
          isActive: true, registrationToken: null, roles: [role.id],
        });`);
    },
    steps: [
      async ({ click, open }) => {
        await click('Settings');
        await click('Users', { in: 'Administration panel' });
        await open('elias@example.com');
      },
      async ({ choose }) => choose("User's roles", 'Author'),
      async ({ uncheck }) => uncheck('Active'),
      async ({ click, see, page }) => {
        await click('Save');
        await page.goto(page.url().replace(/users.*$/, 'users'));
        await see('Inactive');
      },
    ],
    result: async ({ see }) => see('Inactive'),
  },
});
