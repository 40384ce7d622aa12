import { click, followLabels, gone, open, scene, screen, see, seeLabels } from '../scene.ts';

export default scene({
  create: {
    steps: [
      [
        'Settings',
        'API Tokens',
        screen('api-tokens-list', [
          'Create new API Token',
          'List of generated tokens to consume the API',
          'Full Access',
          'Read Only',
        ]),
        followLabels,
      ],
      { Name: 'Review form', Description: 'Sends reviews from the website' },
      [
        { 'Token duration': '30 days' },
        ({ page }) => page.getByRole('combobox', { name: 'Token duration' }).click(),
        seeLabels,
        ({ page }) => page.keyboard.press('Escape'),
      ],
      [
        { 'Token type': 'Custom' },
        screen('api-tokens-form', ['Details', 'Name', 'Token duration', 'Token type'], {
          whole: 'card',
        }),
        see('Permissions'),
        click('Review'),
        ({ check }) => check('create', { in: 'Review' }),
        ({ page }) => page.getByTestId('action-cog').and(page.locator(':visible')).nth(2).click(),
        screen('api-tokens-permissions', [
          'Permissions',
          'Restaurant',
          'delete',
          'Bound route to',
          '/api/reviews',
        ]),
      ],
      followLabels,
    ],
    result: 'Token copied to clipboard.',
  },
  view: {
    steps: [[followLabels, open('Full Access')], followLabels],
    result: 'Copy your token',
  },
  rotate: {
    steps: [
      [followLabels, open('Full Access')],
      [
        'Regenerate',
        see('Regenerate token'),
        click('Regenerate', { in: 'Are you sure you want to regenerate this token?' }),
      ],
      followLabels,
    ],
    result: 'Token copied to clipboard.',
  },
  delete: {
    steps: [
      followLabels,
      [({ page }) => page.getByRole('button', { name: 'Delete Read Only' }).click(), followLabels],
    ],
    result: gone('Read Only'),
  },
  'admin-tokens': {
    steps: [
      [
        'Settings',
        'Admin Tokens',
        see('Create new Admin Token'),
        // An empty list offers the button a second time.
        ({ page }) => page.getByRole('link', { name: 'Create new Admin Token' }).first().click(),
      ],
      { Name: 'Content report', 'Token duration': '90 days' },
      [
        'Collection Types',
        see('Read'),
        see('Restaurant'),
        ({ page }) =>
          page.getByRole('checkbox', { name: 'Select Read restaurant permission' }).click(),
        screen('api-tokens-admin-token', ['Details', 'Name', 'Collection Types', 'Restaurant'], {
          whole: 'content',
        }),
      ],
      followLabels,
    ],
    result: 'Admin Token successfully created',
  },
});
