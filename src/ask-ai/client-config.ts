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
  return readConfig(await response.json());
});

/** What stands in for whatever the file lacks or has in another form: it may be another version's. */
const defaults: ClientConfig = {
  buttonClass: 'ask-ai-button',
  title: 'Ask AI',
  projectName: '',
  exampleQuestions: [],
  disclaimer: 'Check answers on the pages that they cite.',
  provider: { type: 'embedded' },
  origin: '',
};

/** Reads a configuration; what isn't usable of it is left out, so that the documentation answers at least. */
export function readConfig(given: unknown): ClientConfig {
  const usable = Object.entries(Object(given)).filter(([key, value]) => {
    const expected: unknown = Reflect.get(defaults, key);
    if (Array.isArray(expected)) {
      return Array.isArray(value) && value.every((item) => typeof item === 'string');
    }
    return value !== null && typeof value === typeof expected;
  });
  return { ...defaults, origin: location.origin, ...Object.fromEntries(usable) };
}
