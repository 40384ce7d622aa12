import type { ClientConfig } from '../client-config.ts';
import { embeddedProvider } from './embedded.ts';
import type { Provider } from './provider.ts';

/** The provider in the configuration; only its own code is loaded. @throws if that can't be loaded */
export async function createProvider(config: ClientConfig): Promise<Provider> {
  switch (config.provider.type) {
    case 'hosted': {
      const { hostedProvider } = await import('./hosted.ts');
      return hostedProvider(config, config.provider);
    }
    case 'model': {
      const { modelProvider } = await import('./model.ts');
      return modelProvider(config, config.provider);
    }
    // Or what only another version of the site knows, whose file is in a cache.
    default:
      return embeddedProvider();
  }
}
