import type { CmsHandle } from '../cms/handle.ts';
import { followLabels, scene } from '../scene.ts';

const token = { name: 'Staging', description: 'Copies the guide to the staging server' };

const createToken = async ({ cms }: { cms: CmsHandle }): Promise<void> => {
  await cms.request('POST', '/admin/transfer/tokens', {
    ...token,
    lifespan: 7 * 24 * 60 * 60 * 1000,
    permissions: ['push'],
  });
};

export default scene({
  'create-token': {
    before: createToken,
    steps: [
      async ({ click, screen }) => {
        await click('Settings');
        await click('Transfer Tokens');
        await screen('data-management-tokens', {
          around: ['Create new Transfer Token', token.name],
          margin: 40,
        });
        await click('Create new Transfer Token');
      },
      async ({ fill }) => {
        await fill('Name', 'Launch');
        await fill('Description', 'First upload of the restaurant guide');
      },
      ({ choose }) => choose('Token duration', '7 days'),
      async ({ choose, screen }) => {
        await choose('Token type', 'Push');
        await screen('data-management-token-form', {
          around: ['Name', 'Token type'],
          whole: 'card',
        });
      },
      followLabels,
    ],
    result: ({ see }) => see('Launch'),
  },
  'regenerate-token': {
    before: createToken,
    steps: [
      async ({ click, open }) => {
        await click('Settings');
        await click('Transfer Tokens');
        await open(token.name);
      },
      async ({ click }) => {
        await click('Regenerate');
        await click('Regenerate', { in: 'Are you sure you want to regenerate this token?' });
      },
      followLabels,
    ],
    result: ({ see }) => see('Make sure to copy this token'),
  },
  'delete-token': {
    before: createToken,
    steps: [
      followLabels,
      async ({ click }) => {
        await click('Delete Staging');
        await click('Confirm');
      },
    ],
    result: ({ gone }) => gone(token.name),
  },
});
