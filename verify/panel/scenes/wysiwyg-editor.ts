import { followLabels, scene } from '../scene.ts';

export default scene({
  'register-input': {
    files: ['/src/admin/app.jsx', '/src/admin/components/ReviewEditor.jsx'],
    steps: [
      followLabels,
      async ({ open, see }) => {
        await open('Belle Garonne');
        await see('sections');
      },
      async ({ see, screen, page }) => {
        await page
          .getByRole('button', { name: /^Rich text/ })
          .first()
          .click();
        await see('body');
        await see('4 words');
        await screen('wysiwyg-editor-replaced', { around: ['title', 'body', '4 words'] });
      },
    ],
  },
  blocks: {
    files: ['/src/admin/app.js'],
    // As high as the form, because the open menu closes when the window changes its size.
    window: { width: 1280, height: 3000 },
    steps: [
      followLabels,
      async ({ open, see }) => {
        await open('Belle Garonne');
        await see('description');
      },
      async ({ see, gone, screen, page }) => {
        await page.getByRole('combobox').filter({ hasText: 'Text' }).first().click();
        await see('Heading 3');
        await gone('Heading 4');
        await screen('wysiwyg-editor-blocks', {
          around: ['description', 'Heading 1', 'Heading 3'],
        });
      },
    ],
  },
});
