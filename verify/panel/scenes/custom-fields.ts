import { click, followLabels, open, scene, screen } from '../scene.ts';

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
      ['Content-Type Builder', click('Restaurant', { in: 'Collection Types' })],
      [
        followLabels,
        screen('custom-fields-tab', 'Spice level', { whole: 'dialog' }),
        open('Spice level'),
      ],
      [{ Name: 'heat' }, 'Finish'],
      followLabels,
    ],
    result: 'heat',
  },
  'fill-in': {
    files: [...customField, '/src/api/dish/content-types/dish/schema.json'],
    // The seeded database is older than the content type, which has neither permissions nor a view.
    before: ({ cms }) =>
      cms.run(`
        await strapi.service('admin::role').resetSuperAdminPermissions();
        await strapi.plugin('content-manager').service('content-types').syncConfigurations();`),
    steps: [
      ['Content Manager', 'Dish', click('Create new entry', { nth: 1 })],
      [
        { name: 'Mapo tofu', heat: 'Very hot' },
        screen('custom-fields-input', ['name', 'heat'], { whole: 'card' }),
      ],
      followLabels,
    ],
    result: 'Mapo tofu',
  },
  'local-plugin': {
    develop: true,
    files: [
      '/src/plugins/heat/package.json',
      '/src/plugins/heat/strapi-server.js',
      '/src/plugins/heat/strapi-admin.js',
      '/src/plugins/heat/SpiceLevelInput.jsx',
      '/config/plugins.js',
    ],
    steps: [
      ['Content-Type Builder', click('Restaurant', { in: 'Collection Types' })],
      followLabels,
    ],
    result: 'Spice level',
  },
});
