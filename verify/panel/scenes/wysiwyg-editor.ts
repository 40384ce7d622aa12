import { followLabels, gone, open, scene, screen, see } from '../scene.ts';

export default scene({
  'register-input': {
    files: ['/src/admin/app.jsx', '/src/admin/components/ReviewEditor.jsx'],
    steps: [
      followLabels,
      [open('Belle Garonne'), see('sections')],
      [
        ({ page }) =>
          page
            .getByRole('button', { name: /^Rich text/ })
            .first()
            .click(),
        see('body'),
        see('4 words'),
        screen('wysiwyg-editor-replaced', ['title', 'body', '4 words']),
      ],
    ],
  },
  blocks: {
    files: ['/src/admin/app.js'],
    // As high as the form, because the open menu closes when the window changes its size.
    window: { width: 1280, height: 3000 },
    steps: [
      followLabels,
      [open('Belle Garonne'), see('description')],
      [
        ({ page }) => page.getByRole('combobox').filter({ hasText: 'Text' }).first().click(),
        see('Heading 3'),
        gone('Heading 4'),
        screen('wysiwyg-editor-blocks', ['description', 'Heading 1', 'Heading 3']),
      ],
    ],
  },
});
