import { scene } from '../scene.ts';

export default scene({
  pages: {
    plugin: 'inspections',
    steps: [
      async ({ click }) => {
        await click('Settings');
        await click('Interval');
      },
      async ({ fill, click, screen }) => {
        await fill('Months between two inspections', '6');
        await screen('plugin-structure-settings', {
          around: 'Months between two inspections',
          whole: 'content',
        });
        await click('Save');
      },
    ],
    result: ({ see }) => see('Interval saved'),
  },
  'custom-field': {
    plugin: 'inspections',
    develop: true,
    steps: [
      async ({ click }) => {
        await click('Content-Type Builder');
        await click('Review', { in: 'Collection Types' });
      },
      async ({ click, open, screen }) => {
        await click('Add another field');
        await click('Custom');
        await screen('plugin-structure-custom-field', { around: 'Grade', whole: 'dialog' });
        await open('Grade');
      },
      async ({ fill, click }) => {
        await fill('Name', 'hygiene');
        await click('Finish');
      },
      ({ click }) => click('Save'),
    ],
    result: ({ see }) => see('hygiene'),
  },
  'custom-field-2': {
    plugin: 'inspections',
    steps: [
      async ({ click }) => {
        await click('Content Manager');
        await click('Inspection', { in: 'Collection Types' });
        await click('Create new entry', { nth: 1 });
      },
      async ({ choose, screen }) => {
        await choose('grade', 'B');
        await screen('plugin-structure-grade', { around: 'grade', whole: 'card' });
      },
    ],
    result: ({ see }) => see('B'),
  },
});
