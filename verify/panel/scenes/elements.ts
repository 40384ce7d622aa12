import { followLabels, open, scene, screen, see } from '../scene.ts';

export default scene({
  steps: {
    steps: [
      followLabels,
      followLabels,
      [
        screen('elements-api-tokens', ['Name', 'read-only'], { whole: 'card' }),
        open('read-only'),
        see('Token type'),
      ],
    ],
    result: 'Read-only',
  },
});
