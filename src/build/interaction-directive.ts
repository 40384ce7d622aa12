import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { InteractionOptions } from '../content/island/interaction-options.ts';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Hydrate when the reader first points at, focuses, touches or clicks the island, or immediately
     * if they come with something for it.
     */
    'client:interaction'?: boolean | InteractionOptions;
  }
}

/** Adds `client:interaction`: a page that is only read never downloads React. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({
          name: 'interaction',
          entrypoint: fileURLToPath(
            new URL('../page-script/hydrate-on-interaction.ts', import.meta.url),
          ),
        });
      },
    },
  };
}
