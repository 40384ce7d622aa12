import type { AstroIntegration } from 'astro';
import { authorsServer } from '../document/authors-server.ts';

/** Lets the content loader reload browsers as soon as the text of a page has changed. */
export function reloadBrowsers(): AstroIntegration {
  return {
    name: 'reload-browsers',
    hooks: {
      'astro:server:setup': ({ server }) => {
        authorsServer().reload = () =>
          server.environments.client.hot.send({ type: 'full-reload', path: '*' });
      },
    },
  };
}
