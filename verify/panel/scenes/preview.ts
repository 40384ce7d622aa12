import { followLabels, open, type StepFunction, scene, screen, see } from '../scene.ts';

/** A front end of the guide, as small as can be: it reads a restaurant in the version of its URL. */
const frontEnd = {
  '/config/admin.js': `module.exports = () => ({
  auth: { secret: 'documentation-only-admin-secret' },
  apiToken: { salt: 'documentation-only-api-token-salt' },
  transfer: { token: { salt: 'documentation-only-transfer-salt' } },
  secrets: { encryptionKey: 'documentation-only-encryption-key' },
  preview: {
    config: {
      handler: (uid, { documentId, status }) =>
        uid === 'api::restaurant.restaurant'
          ? '/guide.html?' + new URLSearchParams({ documentId, status })
          : null,
    },
  },
});
`,
  '/public/guide.html': `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>The restaurant guide</title>
<link rel="stylesheet" href="/guide.css">
<header>The restaurant guide</header>
<main><h1></h1><p class="price"></p><p class="description"></p></main>
<script src="/guide.js"></script>
</html>
`,
  '/public/guide.css': `body { margin: 0; font: 18px/1.5 Georgia, serif; color: #2d2016; background: #fdf8f2; }
header { padding: 16px 32px; background: #a8400f; color: #fff; font-size: 16px; }
main { max-width: 560px; margin: 32px auto; padding: 0 32px; }
h1 { margin: 0 0 8px; font-size: 36px; line-height: 1.2; }
.price { margin: 0 0 24px; color: #7a4b2e; }
`,
  '/public/guide.js': `const query = new URLSearchParams(location.search);
const show = async () => {
  const response = await fetch('/api/restaurants/' + query.get('documentId') + '?status=' + query.get('status'));
  const { data } = await response.json();
  document.querySelector('h1').textContent = data.name;
  document.querySelector('.price').textContent = 'Seats for ' + data.capacity;
  document.querySelector('.description').textContent = data.description[0].children[0].text;
};
addEventListener('message', ({ data }) => data?.type === 'strapiUpdate' && show());
show();
`,
};

const openAnchor = ['Content Manager', 'Restaurant', open('The Salty Anchor & Sons')];

const inPreview =
  (text: string): StepFunction =>
  ({ frame }) =>
    frame('Preview').see(text);

export default scene({
  open: {
    files: frontEnd,
    steps: [
      [
        ...openAnchor,
        see('Open preview'),
        screen('preview-panel', ['Publish', 'Open preview'], { whole: 'card' }),
      ],
      [
        'Open preview',
        inPreview('The Salty Anchor & Sons'),
        screen('preview-draft', 'Close preview', { whole: 'window' }),
      ],
      ['Published', inPreview('Seats for 80')],
      [
        { 'Select device type': 'Mobile' },
        inPreview('Seats for 80'),
        screen('preview-mobile', 'Close preview', { whole: 'window' }),
      ],
      followLabels,
    ],
    result: 'Open preview',
  },
  publish: {
    files: frontEnd,
    steps: [[...openAnchor, 'Open preview'], followLabels],
    result: inPreview('The Salty Anchor & Sons'),
  },
});
