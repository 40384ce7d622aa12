import { click, gone, open, scene, screen, see } from '../scene.ts';

const openRestaurant = (name: string) => ['Content Manager', 'Restaurant', open(name)];

export default scene({
  'save-draft': {
    steps: [
      [...openRestaurant('Midnight Bakery'), see('Published')],
      { capacity: '14' },
      [
        'Save',
        see('Saved document'),
        see('Modified'),
        screen('draft-and-publish-modified', ['Midnight Bakery', 'Modified', 'Publish', 'Save'], {
          margin: 32,
        }),
      ],
      [
        click('published'),
        ({ page }) => page.getByLabel('capacity').and(page.locator('[value="12"]')).waitFor(),
      ],
    ],
  },
  publish: {
    steps: [
      openRestaurant('Ember & Oak'),
      [
        screen('draft-and-publish-entry-panel', ['Publish', 'Save'], { whole: 'card' }),
        'Publish',
        see('Published document'),
        see('Published'),
      ],
    ],
  },
  discard: {
    steps: [
      [...openRestaurant('The Salty Anchor & Sons'), see('Modified')],
      [
        'More document actions',
        screen(
          'draft-and-publish-menu',
          ['More document actions', 'Discard changes', 'Unpublish multiple locales'],
          { margin: 48 },
        ),
        'Discard changes',
      ],
      ['Confirm', see('The Salty Anchor')],
    ],
    result: 'Changes discarded',
  },
  unpublish: {
    steps: [
      openRestaurant('Green Lantern Noodles'),
      ['More document actions', 'Unpublish', see('Unpublished document'), see('Draft')],
    ],
  },
  'publish-many': {
    steps: [
      [
        'Content Manager',
        'Restaurant',
        async ({ page }) => {
          for (const name of ['Ember & Oak', 'Harbour Grill'])
            await page.getByRole('row', { name }).getByRole('checkbox').click();
        },
      ],
      [
        'Publish',
        see('Publish entries'),
        see('Ready to publish'),
        screen('draft-and-publish-many', 'Publish entries', { whole: 'dialog' }),
      ],
      ['Publish', ({ page }) => page.waitForTimeout(300), 'Publish'],
    ],
    result: gone('Draft'),
  },
});
