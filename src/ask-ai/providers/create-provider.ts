import type { ClientConfig } from '../client-config.ts';
import { embeddedProvider } from './embedded.ts';
import { hostedProvider } from './hosted.ts';
import { modelProvider } from './model.ts';
import type { Provider } from './provider.ts';

/** The provider that the configuration names. */
export function createProvider(config: ClientConfig): Provider {
  switch (config.provider.type) {
    case 'embedded':
      return embeddedProvider();
    case 'hosted':
      return hostedProvider(config, config.provider);
    case 'model':
      return modelProvider(config, config.provider);
  }
}
