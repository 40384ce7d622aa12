import type { AstroIntegration } from 'astro';

/**
 * Lets `npm run dev` read the content. The content configuration brings the elements, and they their
 * CSS modules; Vite's CSS plugin reads those only once the build has started, which in development is
 * when the server listens, after Astro has read the configuration. So the start comes earlier; a
 * second one does nothing.
 */
export function devStyles(): AstroIntegration {
  return {
    name: 'dev-styles',
    hooks: {
      'astro:config:setup': ({ command, updateConfig }) => {
        if (command !== 'dev') return;
        updateConfig({
          vite: {
            plugins: [
              {
                name: 'dev-styles',
                configureServer: (server) =>
                  server.environments.client.pluginContainer.buildStart(),
              },
            ],
          },
        });
      },
    },
  };
}
