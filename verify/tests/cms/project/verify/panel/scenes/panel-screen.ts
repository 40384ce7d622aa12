import { followLabels, scene } from '../../../../../../panel/scene.ts';

export default scene({
  'open-the-settings': { steps: [followLabels] },
});
