import { click, followLabels, open, scene, screen, see, upload } from '../scene.ts';

export default scene({
  settings: {
    steps: [
      ['Settings', see('Global Settings'), click('Media Library', { in: 'Global Settings' })],
      [
        see('Asset Management'),
        { 'Auto orientation': true },
        screen('media-library-settings', 'Asset Management', { whole: 'card' }),
      ],
      followLabels,
    ],
  },
  upload: {
    window: { width: 1120, height: 680 },
    before: async ({ cms }) => {
      await cms.request('POST', '/upload/folders', { name: 'Menus' });
      await cms.request('POST', '/upload/folders', { name: 'Portraits' });
    },
    steps: [
      [followLabels, screen('media-library-overview', 'New', { whole: 'window' })],
      ['New', upload('File upload', 'casa-pimiento-table.jpg')],
      [
        see('Upload successful!'),
        screen('media-library-upload', 'Upload successful!', { whole: 'dialog' }),
      ],
    ],
    result: 'casa-pimiento-table.jpg',
  },
  details: {
    window: { width: 1280, height: 1000 },
    steps: [
      [followLabels, open('belle-garonne-dining-room.jpg')],
      [
        {
          'Alternative text': 'Two tables by the arched windows',
          Caption: 'Photo: Inès Caron',
        },
        screen('media-library-details', 'Alternative text', { whole: 'dialog' }),
      ],
      followLabels,
    ],
  },
  folders: {
    steps: [followLabels, { 'Folder name': 'Dining rooms' }, followLabels],
    result: 'Dining rooms',
  },
});
