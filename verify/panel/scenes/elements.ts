import { followLabels, scene } from '../scene.ts';

export default scene({
  steps: {
    steps: [
      followLabels,
      followLabels,
      async ({ open, screen, see }) => {
        await screen('elements-api-tokens', { around: ['Name', 'read-only'], whole: 'card' });
        await open('read-only');
        await see('Token type');
      },
    ],
    result: ({ see }) => see('Read-only'),
  },
});
