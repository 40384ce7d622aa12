import { scene } from '../scene.ts';

/** The files that readers copy from the page to have the custom field in their project. */
const customField = [
  '/src/index.js',
  '/src/admin/app.js',
  '/src/admin/components/SpiceLevelInput.jsx',
];

export default scene({
  use: {
    develop: true,
    files: customField,
    steps: [
      async ({ click }) => {
        await click('Content-Type Builder');
        await click('Restaurant', { in: 'Collection Types' });
      },
      async ({ click, open, screen }) => {
        await click('Add another field');
        await click('Custom');
        await screen('custom-fields-tab', { around: 'Spice level', whole: 'dialog' });
        await open('Spice level');
      },
      async ({ fill, click }) => {
        await fill('Name', 'heat');
        await click('Finish');
      },
      ({ click }) => click('Save'),
    ],
    result: ({ see }) => see('heat'),
  },
  'fill-in': {
    files: [...customField, '/src/api/dish/content-types/dish/schema.json'],
    // The seeded database is older than the content type, which has neither permissions nor a view.
    before: ({ cms }) =>
      cms.run(`
        await strapi.service('admin::role').resetSuperAdminPermissions();
        await strapi.plugin('content-manager').service('content-types').syncConfigurations();`),
    steps: [
      async ({ click }) => {
        await click('Content Manager');
        await click('Dish');
        await click('Create new entry', { nth: 1 });
      },
      async ({ fill, choose, screen }) => {
        await fill('name', 'Mapo tofu');
        await choose('heat', 'Very hot');
        await screen('custom-fields-input', { around: ['name', 'heat'], whole: 'card' });
      },
      ({ click }) => click('Save'),
    ],
    result: ({ see }) => see('Mapo tofu'),
  },
});
