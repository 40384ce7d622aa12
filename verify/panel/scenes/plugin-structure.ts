import { click, followLabels, open, scene, screen } from '../scene.ts';

export default scene({
  pages: {
    plugin: 'inspections',
    steps: [
      followLabels,
      [
        { 'Months between two inspections': '6' },
        screen('plugin-structure-settings', 'Months between two inspections', {
          whole: 'content',
        }),
        'Save',
      ],
    ],
    result: 'Interval saved',
  },
  'custom-field': {
    plugin: 'inspections',
    develop: true,
    steps: [
      ['Content-Type Builder', click('Review', { in: 'Collection Types' })],
      [
        followLabels,
        screen('plugin-structure-custom-field', 'Grade', { whole: 'dialog' }),
        open('Grade'),
      ],
      [{ Name: 'hygiene' }, 'Finish'],
      followLabels,
    ],
    result: 'hygiene',
  },
  'custom-field-2': {
    plugin: 'inspections',
    steps: [
      [
        'Content Manager',
        click('Inspection', { in: 'Collection Types' }),
        click('Create new entry', { nth: 1 }),
      ],
      [{ grade: 'B' }, screen('plugin-structure-grade', 'grade', { whole: 'card' })],
    ],
    result: 'B',
  },
});
