import { scene } from '../../../../../../panel/scene.ts';

export default scene({
  'open-the-list-of-tokens': {
    steps: [
      async ({ click }) => {
        await click('Settings');
        await click('API Tokens');
      },
    ],
  },
});
