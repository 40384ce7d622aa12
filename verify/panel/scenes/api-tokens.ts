import { type StepFunction, scene } from '../scene.ts';

const openTokens: StepFunction = async ({ click }) => {
  await click('Settings');
  await click('API Tokens');
};

/** Opens one of the seeded tokens from the list, after a token was created with a key to look at. */
const openToken: StepFunction = async ({ click, open }) => {
  await click('Settings');
  await click('API Tokens');
  await open('Full Access');
};

export default scene({
  create: {
    steps: [
      async (actions) => {
        await openTokens(actions);
        await actions.screen('api-tokens-list', {
          around: [
            'Create new API Token',
            'List of generated tokens to consume the API',
            'Full Access',
            'Read Only',
          ],
        });
        await actions.click('Create new API Token');
      },
      async ({ fill }) => {
        await fill('Name', 'Review form');
        await fill('Description', 'Sends reviews from the website');
      },
      async ({ choose, seeAll, page }) => {
        await choose('Token duration', '30 days');
        await page.getByRole('combobox', { name: 'Token duration' }).click();
        await seeAll();
        await page.keyboard.press('Escape');
      },
      async ({ choose, click, check, see, screen, page }) => {
        await choose('Token type', 'Custom');
        await screen('api-tokens-form', {
          around: ['Details', 'Name', 'Token duration', 'Token type'],
          whole: 'card',
        });
        await see('Permissions');
        await click('Review');
        await check('create', { in: 'Review' });
        await page.getByTestId('action-cog').and(page.locator(':visible')).nth(2).click();
        await screen('api-tokens-permissions', {
          around: ['Permissions', 'Restaurant', 'delete', 'Bound route to', '/api/reviews'],
        });
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Copy your token');
        await click('Copy');
      },
    ],
    result: async ({ see }) => see('Token copied to clipboard.'),
  },
  view: {
    steps: [
      openToken,
      async ({ click, see }) => {
        await click('View token');
        await see('Copy your token');
      },
    ],
    result: async ({ see }) => see('Copy your token'),
  },
  rotate: {
    steps: [
      openToken,
      async ({ click, see }) => {
        await click('Regenerate');
        await see('Regenerate token');
        await click('Regenerate', { in: 'Are you sure you want to regenerate this token?' });
      },
      async ({ click }) => click('Copy'),
    ],
    result: async ({ see }) => see('Token copied to clipboard.'),
  },
  delete: {
    steps: [
      openTokens,
      async ({ click, page }) => {
        await page.getByRole('button', { name: 'Delete Read Only' }).click();
        await click('Confirm');
      },
    ],
    result: async ({ gone }) => gone('Read Only'),
  },
  'admin-tokens': {
    steps: [
      async ({ click, see, page }) => {
        await click('Settings');
        await click('Admin Tokens');
        await see('Create new Admin Token');
        // An empty list offers the button a second time.
        await page.getByRole('link', { name: 'Create new Admin Token' }).first().click();
      },
      async ({ fill, choose }) => {
        await fill('Name', 'Content report');
        await choose('Token duration', '90 days');
      },
      async ({ click, see, page, screen }) => {
        await click('Collection Types');
        await see('Read');
        await see('Restaurant');
        await page.getByRole('checkbox', { name: 'Select Read restaurant permission' }).click();
        await screen('api-tokens-admin-token', {
          around: ['Details', 'Name', 'Collection Types', 'Restaurant'],
          whole: 'content',
        });
      },
      async ({ click, see }) => {
        await click('Save');
        await see('Copy your token');
      },
    ],
    result: async ({ see }) => see('Admin Token successfully created'),
  },
});
