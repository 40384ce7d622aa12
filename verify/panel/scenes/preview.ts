import type { StepFunction } from '../scene.ts';
import { scene } from '../scene.ts';

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

const openAnchor: StepFunction = async ({ click, open }) => {
  await click('Content Manager');
  await click('Restaurant');
  await open('The Salty Anchor & Sons');
};

export default scene({
  open: {
    files: frontEnd,
    steps: [
      async (actions) => {
        await openAnchor(actions);
        await actions.see('Open preview');
        await actions.screen('preview-panel', {
          around: ['Publish', 'Open preview'],
          whole: 'card',
        });
      },
      async ({ click, frame, screen }) => {
        await click('Open preview');
        await frame('Preview').see('The Salty Anchor & Sons');
        await screen('preview-draft', { around: 'Close preview', whole: 'window' });
      },
      async ({ click, frame }) => {
        await click('Published');
        await frame('Preview').see('Seats for 80');
      },
      async ({ choose, frame, screen }) => {
        await choose('Select device type', 'Mobile');
        await frame('Preview').see('Seats for 80');
        await screen('preview-mobile', { around: 'Close preview', whole: 'window' });
      },
      async ({ click }) => click('Close preview'),
    ],
    result: ({ see }) => see('Open preview'),
  },
  publish: {
    files: frontEnd,
    steps: [
      async (actions) => {
        await openAnchor(actions);
        await actions.click('Open preview');
      },
      async ({ click, see }) => {
        await click('Publish');
        await see('Published document');
      },
    ],
    result: ({ frame }) => frame('Preview').see('The Salty Anchor & Sons'),
  },
});
