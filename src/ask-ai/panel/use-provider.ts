import { useCallback, useRef, useState } from 'react';
import { type ClientConfig, loadConfig } from '../client-config.ts';
import type { OpenRequest } from '../events.ts';
import { createProvider } from '../providers/create-provider.ts';
import { embeddedProvider } from '../providers/embedded.ts';
import { AskError, type Provider } from '../providers/provider.ts';

export interface Ready {
  readonly config: ClientConfig;
  readonly provider: Provider;
  /** What the reader should know, such as that the assistant could not be loaded. */
  readonly notice: string | undefined;
}

export type Opened = Ready | 'elsewhere' | undefined;

/** The provider of the configuration, or the embedded one where that cannot be reached. */
export function useProvider() {
  const [ready, setReady] = useState<Ready>();
  const [failed, setFailed] = useState(false);
  const known = useRef<Provider>(null);

  /** @returns `undefined` where the reader closed the panel meanwhile, or nothing could be loaded */
  const open = useCallback(async (request: OpenRequest, signal: AbortSignal): Promise<Opened> => {
    setFailed(false);
    let config: ClientConfig;
    try {
      config = await loadConfig();
      known.current ??= await createProvider(config);
    } catch {
      setFailed(true);
      return undefined;
    }
    const provider = known.current;
    try {
      const place = await provider.open(request, signal);
      if (place === 'elsewhere') return 'elsewhere';
      return settle({ config, provider, notice: undefined });
    } catch (error) {
      if (signal.aborted) return undefined;
      const notice = error instanceof AskError ? error.message : 'The assistant failed to open.';
      const embedded = embeddedProvider();
      await embedded.open(request, signal);
      return settle({ config, provider: embedded, notice });
    }

    function settle(result: Ready): Ready {
      setReady(result);
      return result;
    }
  }, []);

  return { ready, failed, open };
}
