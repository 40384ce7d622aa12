import { scene, screen, see, seeLabels } from '../scene.ts';

export default scene({
  test: {
    // No message leaves the machine: the provider accepts whatever it's given.
    before: ({ cms }) => cms.run("strapi.plugin('email').provider.send = async () => {};"),
    steps: [
      ['Settings', see('Email plugin'), 'Configuration'],
      [
        seeLabels,
        screen('email-settings', ['Default sender email', 'Email provider'], { whole: 'card' }),
      ],
      [
        see('Test email delivery'),
        { 'Recipient email': 'dana@guide.example' },
        screen('email-test', ['Test email delivery', 'Send test email']),
        'Send test email',
      ],
    ],
    result: 'Email test succeeded, check the dana@guide.example mailbox',
  },
});
