import { scene } from '../scene.ts';

export default scene({
  test: {
    // No message leaves the machine: the provider accepts whatever it's given.
    before: ({ cms }) => cms.run("strapi.plugin('email').provider.send = async () => {};"),
    steps: [
      async ({ click, see }) => {
        await click('Settings');
        await see('Email plugin');
        await click('Configuration');
      },
      async ({ seeAll, screen }) => {
        await seeAll();
        await screen('email-settings', {
          around: ['Default sender email', 'Email provider'],
          whole: 'card',
        });
      },
      async ({ fill, click, see, screen }) => {
        await see('Test email delivery');
        await fill('Recipient email', 'dana@guide.example');
        await screen('email-test', { around: ['Test email delivery', 'Send test email'] });
        await click('Send test email');
      },
    ],
    result: ({ see }) => see('Email test succeeded, check the dana@guide.example mailbox'),
  },
});
