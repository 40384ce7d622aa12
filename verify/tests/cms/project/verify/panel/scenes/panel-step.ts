import { followLabels, scene } from '../../../../../../panel/scene.ts';

export default scene({
  'create-a-token': { steps: [followLabels] },
  'delete-a-token': { steps: [followLabels] },
});
