import { followLabels, scene } from '../../../../../../panel/scene.ts';

export default scene({
  'open-the-list-of-tokens': { steps: [followLabels], result: ({ see }) => see('Website') },
  'open-the-settings': {
    steps: [followLabels],
    result: ({ screen }) => screen('panel-result-settings', { around: 'Overview' }),
  },
});
