import { followLabels, scene } from '../scene.ts';

export default scene({
  settings: {
    steps: [
      async ({ click, see }) => {
        await click('Settings');
        await see('Global Settings');
        await click('Media Library', { in: 'Global Settings' });
      },
      async ({ see, check, screen }) => {
        await see('Asset Management');
        await check('Auto orientation');
        await screen('media-library-settings', { around: 'Asset Management', whole: 'card' });
      },
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
      async ({ click, screen }) => {
        await click('Media Library');
        await screen('media-library-overview', { around: 'New', whole: 'window' });
      },
      async ({ click, upload }) => {
        await click('New');
        await upload('File upload', 'casa-pimiento-table.jpg');
      },
      async ({ see, screen }) => {
        await see('Upload successful!');
        await screen('media-library-upload', { around: 'Upload successful!', whole: 'dialog' });
      },
    ],
    result: ({ see }) => see('casa-pimiento-table.jpg'),
  },
  details: {
    window: { width: 1280, height: 1000 },
    steps: [
      async ({ click, open }) => {
        await click('Media Library');
        await open('belle-garonne-dining-room.jpg');
      },
      async ({ fill, screen }) => {
        await fill('Alternative text', 'Two tables by the arched windows');
        await fill('Caption', 'Photo: Inès Caron');
        await screen('media-library-details', { around: 'Alternative text', whole: 'dialog' });
      },
      async ({ click, see }) => {
        await click('Save changes');
        await see('File updated');
      },
    ],
  },
  folders: {
    steps: [followLabels, ({ fill }) => fill('Folder name', 'Dining rooms'), followLabels],
    result: ({ see }) => see('Dining rooms'),
  },
});
