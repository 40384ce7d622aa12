import { followLabels, scene, screen, seeLabels } from '../scene.ts';

export default scene({
  open: {
    plugin: 'inspections',
    steps: [
      followLabels,
      [seeLabels, screen('create-a-plugin-page', 'Due for inspection', { whole: 'content' })],
    ],
    result: 'Belle Garonne',
  },
});
