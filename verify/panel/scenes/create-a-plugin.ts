import { followLabels, scene } from '../scene.ts';

export default scene({
  open: {
    plugin: 'inspections',
    steps: [
      followLabels,
      async ({ seeAll, screen }) => {
        await seeAll();
        await screen('create-a-plugin-page', { around: 'Due for inspection', whole: 'content' });
      },
    ],
    result: ({ see }) => see('Belle Garonne'),
  },
});
