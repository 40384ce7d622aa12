import type { CmsHandle } from '../cms/handle.ts';
import { click, followLabels, gone, open, scene, screen } from '../scene.ts';

const createToken = async ({ cms }: { cms: CmsHandle }): Promise<void> => {
  await cms.request('POST', '/admin/transfer/tokens', {
    name: 'Staging',
    description: 'Copies the guide to the staging server',
    lifespan: 7 * 24 * 60 * 60 * 1000,
    permissions: ['push'],
  });
};

export default scene({
  'create-token': {
    before: createToken,
    steps: [
      [
        'Settings',
        'Transfer Tokens',
        screen('data-management-tokens', ['Create new Transfer Token', 'Staging'], { margin: 40 }),
        'Create new Transfer Token',
      ],
      { Name: 'Launch', Description: 'First upload of the restaurant guide' },
      { 'Token duration': '7 days' },
      [
        { 'Token type': 'Push' },
        screen('data-management-token-form', ['Name', 'Token type'], { whole: 'card' }),
      ],
      followLabels,
    ],
    result: 'Launch',
  },
  'regenerate-token': {
    before: createToken,
    steps: [
      [followLabels, open('Staging')],
      [
        'Regenerate',
        click('Regenerate', { in: 'Are you sure you want to regenerate this token?' }),
      ],
      followLabels,
    ],
    result: 'Make sure to copy this token',
  },
  'delete-token': {
    before: createToken,
    steps: [followLabels, followLabels],
    result: gone('Staging'),
  },
});
