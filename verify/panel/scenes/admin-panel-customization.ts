import { scene, screen, see } from '../scene.ts';

const greeting = 'Which table is free tonight?';

export default scene({
  'app-file': {
    files: ['/src/admin/app.js'],
    steps: [
      async ({ page }) => {
        await page.reload();
      },
      [
        'Home',
        see(greeting),
        screen('admin-panel-customization-home', ['Hello Dana', greeting, 'Add Widget']),
      ],
    ],
  },
});
