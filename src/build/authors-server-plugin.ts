import type { Plugin } from 'vite';
import { authorsServer } from '../document/authors-server.ts';

/**
 * Lets the content loader reload browsers as soon as the text of a page has changed, and read the content
 * at all: the content configuration brings the elements, and they their CSS modules, which Vite's plugin
 * reads only once the build has started. In development that is when the server listens, after Astro has
 * read the configuration, so the start comes earlier; a second one does nothing.
 */
export function authorsServerPlugin(): Plugin {
  return {
    name: 'authors-server',
    apply: 'serve',
    configureServer({ environments: { client } }) {
      authorsServer().reload = () => client.hot.send({ type: 'full-reload', path: '*' });
      return client.pluginContainer.buildStart();
    },
  };
}
