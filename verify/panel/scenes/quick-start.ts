import type { Response } from '@playwright/test';
import type { Actions } from '../actions/actions.ts';
import { scene } from '../scene.ts';

/** Strapi starts again after a change of the content types, which takes a while on a busy machine. */
const RESTART = 180_000;

/** For steps without labels, which a reader does in the terminal. */
const elsewhere = (): Promise<void> => Promise.resolve();

/** The fields of entries are content rather than labels of the panel. */
const fillField = ({ page }: Actions, name: string, value: string): Promise<void> =>
  page.getByLabel(name).fill(value);

const isSchema = (response: Response): boolean =>
  response.url().includes('/content-type-builder/schema') &&
  response.request().method() === 'GET' &&
  response.ok();

/** Runs in the panel. */
const isUp = (): Promise<boolean> =>
  fetch('/_health').then(
    ({ ok }) => ok,
    () => false,
  );

async function chooseCategories({ page }: Actions, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const field = page.getByRole('combobox', { name: 'categories' });
    await field.click();
    await field.fill(name);
    await page.getByRole('option', { name }).click();
  }
}

async function writeRestaurant(
  actions: Actions,
  [name, description]: readonly [string, string],
  categories: readonly string[],
): Promise<void> {
  const { open, click, see, page } = actions;
  await open('Restaurant');
  await click('Create new entry', { nth: 1 });
  await fillField(actions, 'name', name);
  await click('Regenerate');
  await page.locator('[contenteditable=true]').click();
  await page.keyboard.type(description);
  await chooseCategories(actions, categories);
  await see('Draft');
  await click('Publish');
  await see('Published');
}

async function allowReading({ open, page }: Actions, type: string): Promise<void> {
  await open(type);
  for (const action of ['find', 'findOne'])
    await page.getByRole('checkbox', { name: action, exact: true }).check({ force: true });
  await open(type);
}

export default scene({
  'create-the-project': {
    steps: [
      elsewhere,
      elsewhere,
      async ({ fill, click, page }) => {
        await fill('First name', 'Dana');
        await fill('Email', 'dana@example.com');
        await fill('Password', 'Password123');
        await fill('Confirm Password', 'Password123');
        await click("Let's start");
        await page.getByText('Hello Dana').waitFor();
      },
    ],
  },
  'design-the-content': {
    steps: [
      async ({ click, fill, see, uncheck }) => {
        await click('Content-Type Builder');
        await click('Create new collection type');
        await fill('Display name', 'Category');
        await see('API ID (Singular)');
        await click('Advanced settings');
        await uncheck('Draft & publish');
        await click('Continue');
      },
      async ({ click, fill, check, see }) => {
        await click('Add new field', { nth: 1 });
        await click('Text');
        await fill('Name', 'name');
        await see('Short text');
        await click('Advanced settings');
        await check('Required field');
        await check('Unique field');
        await click('Finish');
      },
      async ({ click, check, choose, see, page }) => {
        await page.getByRole('button', { name: 'Create new collection type' }).click();
        await page.getByLabel('Display name').fill('Restaurant');
        await click('Continue');
        await click('Add new field', { nth: 1 });
        await click('Text');
        await page.getByRole('textbox', { name: 'Name' }).fill('name');
        await see('Short text');
        await click('Advanced settings');
        await check('Required field');
        await click('Add another field');
        await click('UID');
        await page.getByRole('textbox', { name: 'Name' }).fill('slug');
        await choose('Attached field', 'name');
        await click('Add another field');
        await click('Rich text (Blocks)');
        await page.getByRole('textbox', { name: 'Name' }).fill('description');
        await click('Add another field');
        await click('Relation');
        await click('has and belongs to many');
        await page.getByText('Restaurants has and belongs to many Categories').waitFor();
        await click('Finish');
      },
      async ({ click, page }) => {
        // The panel stops asking for the server after 30 seconds (`useServerRestartWatcher`).
        const asks = page
          .waitForResponse(isSchema, { timeout: 40_000 })
          .then(() => true)
          .catch(() => false);
        await click('Save');
        if (!(await asks)) {
          await page.waitForFunction(isUp, undefined, { timeout: RESTART, polling: 500 });
          await page.reload();
        }
        await page.getByRole('link', { name: 'Restaurant' }).waitFor();
        await page.getByRole('button', { name: 'Save', disabled: true }).waitFor();
      },
    ],
  },
  'write-and-publish': {
    steps: [
      async (actions) => {
        const { click, open, see, page } = actions;
        await click('Content Manager');
        for (const name of ['Breakfast', 'Bistro', 'Seafood']) {
          await open('Category');
          await click('Create new entry', { nth: 1 });
          await fillField(actions, 'name', name);
          await click('Save');
          await see('Saved document');
          await page.reload();
        }
      },
      async (actions) => {
        await writeRestaurant(
          actions,
          ['Belle Garonne', 'Bordeaux classics served in a former biscuit factory.'],
          ['Breakfast', 'Bistro'],
        );
        await writeRestaurant(
          actions,
          ['The Salty Anchor', 'Grilled catch of the day, ten steps from the quay.'],
          ['Seafood'],
        );
      },
      async (actions) => {
        const { click, open, page } = actions;
        await open('Restaurant');
        await page.getByRole('link', { name: 'Create new entry' }).first().click();
        await fillField(actions, 'name', 'Ember & Oak');
        await fillField(actions, 'slug', 'ember-and-oak');
        await click('Save');
        await page.getByText('Saved document').waitFor();
      },
    ],
  },
  'open-the-content-to-the-public': {
    steps: [
      async ({ click, see, open }) => {
        await click('Settings');
        await see('Users & Permissions plugin');
        await click('Roles', { in: 'Users & Permissions plugin' });
        await open('Public');
      },
      async (actions) => {
        const { see, click } = actions;
        await see('Permissions');
        await allowReading(actions, 'Restaurant');
        await allowReading(actions, 'Category');
        await click('Save');
        await see('Role edited');
      },
    ],
  },
  'write-over-http': {
    steps: [
      async ({ click, open }) => {
        await click('Settings');
        await click('API Tokens');
        await open('Full Access');
      },
      async ({ click }) => {
        await click('View token');
        await click('Copy');
      },
    ],
  },
});
