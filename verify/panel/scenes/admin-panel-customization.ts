import { scene } from '../scene.ts';

export default scene({
  'app-file': {
    files: ['/src/admin/app.js'],
    steps: [
      async ({ page }) => {
        await page.reload();
      },
      async ({ click, see, screen }) => {
        await click('Home');
        await see('Which table is free tonight?');
        await screen('admin-panel-customization-home', {
          around: ['Hello Dana', 'Which table is free tonight?', 'Add Widget'],
        });
      },
    ],
  },
});
