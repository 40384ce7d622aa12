import { followLabels, openUserMenu, scene, screen } from '../scene.ts';

export default scene({
  mode: {
    files: ['/src/admin/app.js'],
    steps: [
      [
        screen('theme-extension-home', 'Hello Dana', { whole: 'window' }),
        openUserMenu,
        'Profile settings',
      ],
      [
        'Experience',
        { 'Interface mode': 'Dark mode' },
        screen('theme-extension-mode', ['Experience', 'Interface language', 'Interface mode'], {
          whole: 'card',
        }),
      ],
      followLabels,
    ],
    result: 'Saved',
  },
});
