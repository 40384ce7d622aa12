import type { Response } from '@playwright/test';
import type { Actions } from '../actions/actions.ts';
import { click, followLabels, open, type StepFunction, scene, see } from '../scene.ts';

/** Strapi starts again after a change of the content types, which takes a while on a busy machine. */
const RESTART = 180_000;

/** For steps without labels, which a reader does in the terminal. */
const elsewhere = (): Promise<void> => Promise.resolve();

/** The fields of entries are content rather than labels of the panel. */
const fillField = ({ page }: Actions, name: string, value: string): Promise<void> =>
  page.getByLabel(name).fill(value);

/** A field of the dialog in which the label was used already. */
const fillName =
  (value: string): StepFunction =>
  ({ page }) =>
    page.getByRole('textbox', { name: 'Name' }).fill(value);

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

const writeRestaurant =
  (name: string, description: string, ...categories: string[]): StepFunction =>
  async (actions) => {
    const { open, click, see, page } = actions;
    await open('Restaurant');
    await click('Create new entry', { nth: 1 });
    await fillField(actions, 'name', name);
    await click('Regenerate');
    await page.locator('[contenteditable=true]').click();
    await page.keyboard.type(description);
    for (const category of categories) {
      const field = page.getByRole('combobox', { name: 'categories' });
      await field.click();
      await field.fill(category);
      await page.getByRole('option', { name: category }).click();
    }
    await see('Draft');
    await click('Publish');
    await see('Published');
  };

const allowReading =
  (type: string): StepFunction =>
  async ({ open, page }) => {
    await open(type);
    for (const action of ['find', 'findOne'])
      await page.getByRole('checkbox', { name: action, exact: true }).check({ force: true });
    await open(type);
  };

export default scene({
  'create-the-project': {
    steps: [
      elsewhere,
      elsewhere,
      [
        { 'First name': 'Dana', Email: 'dana@example.com' },
        { Password: 'Password123', 'Confirm Password': 'Password123' },
        "Let's start",
        ({ page }) => page.getByText('Hello Dana').waitFor(),
      ],
    ],
  },
  'design-the-content': {
    steps: [
      [
        'Content-Type Builder',
        'Create new collection type',
        { 'Display name': 'Category' },
        see('API ID (Singular)'),
        'Advanced settings',
        { 'Draft & publish': false },
        'Continue',
      ],
      [
        click('Add new field', { nth: 1 }),
        click('Text'),
        { Name: 'name' },
        see('Short text'),
        'Advanced settings',
        { 'Required field': true, 'Unique field': true },
        'Finish',
      ],
      [
        async ({ page }) => {
          await page.getByRole('button', { name: 'Create new collection type' }).click();
          await page.getByLabel('Display name').fill('Restaurant');
        },
        'Continue',
        click('Add new field', { nth: 1 }),
        click('Text'),
        fillName('name'),
        see('Short text'),
        'Advanced settings',
        { 'Required field': true },
        'Add another field',
        click('UID'),
        fillName('slug'),
        { 'Attached field': 'name' },
        'Add another field',
        click('Rich text (Blocks)'),
        fillName('description'),
        'Add another field',
        click('Relation'),
        click('has and belongs to many'),
        ({ page }) => page.getByText('Restaurants has and belongs to many Categories').waitFor(),
        'Finish',
      ],
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
      [
        writeRestaurant(
          'Belle Garonne',
          'Bordeaux classics served in a former biscuit factory.',
          ...['Breakfast', 'Bistro'],
        ),
        writeRestaurant(
          'The Salty Anchor',
          'Grilled catch of the day, ten steps from the quay.',
          'Seafood',
        ),
      ],
      [
        open('Restaurant'),
        async (actions) => {
          await actions.page.getByRole('link', { name: 'Create new entry' }).first().click();
          await fillField(actions, 'name', 'Ember & Oak');
          await fillField(actions, 'slug', 'ember-and-oak');
        },
        'Save',
        ({ page }) => page.getByText('Saved document').waitFor(),
      ],
    ],
  },
  'open-the-content-to-the-public': {
    steps: [
      [
        'Settings',
        see('Users & Permissions plugin'),
        click('Roles', { in: 'Users & Permissions plugin' }),
        open('Public'),
      ],
      [
        see('Permissions'),
        allowReading('Restaurant'),
        allowReading('Category'),
        'Save',
        see('Role edited'),
      ],
    ],
  },
  'write-over-http': {
    steps: [['Settings', 'API Tokens', open('Full Access')], followLabels],
  },
});
