import type { StepFunction } from '../scene.ts';
import { scene } from '../scene.ts';

/** Opens a restaurant, and sees the status that the step promises. */
const openRestaurant =
  (name: string, status?: string): StepFunction =>
  async ({ click, open, see }) => {
    await click('Content Manager');
    await click('Restaurant');
    await open(name);
    if (status) await see(status);
  };

export default scene({
  'save-draft': {
    steps: [
      openRestaurant('Midnight Bakery', 'Published'),
      ({ fill }) => fill('capacity', '14'),
      async ({ click, see, screen }) => {
        await click('Save');
        await see('Saved document');
        await see('Modified');
        await screen('draft-and-publish-modified', {
          around: ['Midnight Bakery', 'Modified', 'Publish', 'Save'],
          margin: 32,
        });
      },
      async ({ click, page }) => {
        await click('published');
        await page.getByLabel('capacity').and(page.locator('[value="12"]')).waitFor();
      },
    ],
  },
  publish: {
    steps: [
      openRestaurant('Ember & Oak'),
      async ({ click, see, screen }) => {
        await screen('draft-and-publish-entry-panel', {
          around: ['Publish', 'Save'],
          whole: 'card',
        });
        await click('Publish');
        await see('Published document');
        await see('Published');
      },
    ],
  },
  discard: {
    steps: [
      openRestaurant('The Salty Anchor & Sons', 'Modified'),
      async ({ click, screen }) => {
        await click('More document actions');
        await screen('draft-and-publish-menu', {
          around: ['More document actions', 'Discard changes', 'Unpublish multiple locales'],
          margin: 48,
        });
        await click('Discard changes');
      },
      async ({ click, see }) => {
        await click('Confirm');
        await see('The Salty Anchor');
      },
    ],
    result: ({ see }) => see('Changes discarded'),
  },
  unpublish: {
    steps: [
      openRestaurant('Green Lantern Noodles'),
      async ({ click, see }) => {
        await click('More document actions');
        await click('Unpublish');
        await see('Unpublished document');
        await see('Draft');
      },
    ],
  },
  'publish-many': {
    steps: [
      async ({ click, page }) => {
        await click('Content Manager');
        await click('Restaurant');
        for (const name of ['Ember & Oak', 'Harbour Grill'])
          await page.getByRole('row', { name }).getByRole('checkbox').click();
      },
      async ({ click, see, screen }) => {
        await click('Publish');
        await see('Publish entries');
        await see('Ready to publish');
        await screen('draft-and-publish-many', { around: 'Publish entries', whole: 'dialog' });
      },
      async ({ click, page }) => {
        await click('Publish');
        await page.waitForTimeout(300);
        await click('Publish');
      },
    ],
    result: ({ gone }) => gone('Draft'),
  },
});
