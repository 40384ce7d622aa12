import { loadPart } from '../browser/load-part.ts';
import { withBase } from '../browser/with-base.ts';
import type { AskAiConfig } from '../config/schema.ts';

/** What the panel knows of the site's configuration; served as a file, so that it is read on demand. */
export interface ClientConfig extends Omit<AskAiConfig, 'buttonClass'> {
  readonly buttonClass: string;
  /** The site's public origin: links to it are links within the site, wherever it is served. */
  readonly origin: string;
}

const clientConfigPath = '/ask-ai/config.json';

/** @throws Error if the file cannot be read; the next call tries again */
export const loadConfig = loadPart(async (): Promise<ClientConfig> => {
  const response = await fetch(withBase(clientConfigPath));
  if (!response.ok)
    throw new Error(`${clientConfigPath}: the server responded with ${response.status}.`);
  return response.json();
});
