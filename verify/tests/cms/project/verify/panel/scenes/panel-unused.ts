import { scene } from '../../../../../../panel/scene.ts';

export default scene({
  'open-the-list-of-tokens': { steps: [({ click }) => click('Settings')] },
});
