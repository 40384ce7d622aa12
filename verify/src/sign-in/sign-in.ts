import { createServer } from 'node:http';
import type { Cms } from '../cms/environment.ts';
import { type Finding, failed, judged, type Problem, within } from '../finding.ts';
import { onLoopback } from '../loopback.ts';
import { messageOf } from '../message-of.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import { isAddress, readAddresses, readable, type WrittenAddress } from './addresses.ts';
import { Browser } from './browser.ts';
import type { Person, PlayedProvider, Profiles } from './identity-provider.ts';
import { identityProvider } from './identity-provider.ts';
import { oauth1Provider } from './oauth1-provider.ts';
import { type Endpoints, endpointsOf } from './plugin.ts';
import { type WrittenSettings, writtenSettings } from './settings-table.ts';

/** The settings of a provider as the CMS stores them; a provider of a project's own has its endpoints here. */
interface StoredProvider extends Endpoints {
  key: string;
  secret: string;
  callback: string;
  subdomain?: string;
  jwksurl?: string;
  scope?: string[];
}

interface Served {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Signs in for a page: its `sign-in` blocks, and the profiles that it gives for them. */
export class SignIns {
  readonly #page: Page;
  readonly #profiles: Profiles = new Map();
  readonly #blocks = new Map<string, PageBlock>();
  readonly #asked = new Set<string>();
  #provider: Served | undefined;

  /** The first profile for each URL counts from the beginning, because pages show it after the sign-in. */
  constructor(page: Page) {
    this.#page = page;
    for (const block of page.blocks) {
      const url = block.meta.profile;
      if (url !== undefined && !this.#blocks.has(url)) this.addProfile(block);
    }
  }

  /** From now on, the provider returns the contents of this `profile` block. */
  addProfile(block: PageBlock): void {
    const url = block.meta.profile ?? '';
    this.#blocks.set(url, block);
    try {
      this.#profiles.set(url, JSON.parse(block.code));
    } catch {
      // The check of data reports JSON that isn't valid.
    }
  }

  /**
   * Signs in with a browser, in the CMS as it is configured now, and compares the addresses on the
   * way with those of the block.
   * @returns what was found, and the cookies with which the front end finishes the sign-in
   */
  async run(block: PageBlock, cms: Cms): Promise<{ findings: Finding[]; cookies: string }> {
    const name = block.meta['sign-in'] ?? '';
    const written = writtenSettings(this.#page.tables, name);
    try {
      const { stored, redirectUri } = await configure(cms, name, written);
      await this.stop();
      const { error } = block.meta;
      const played = play(name, stored, written?.redirectUrl ?? redirectUri, {
        consent: error === undefined ? 'given' : { error },
        profiles: this.#profiles,
        asked: this.#asked,
      });
      this.#provider = await serve(played);
      await cms.process.call('leadOutside', { to: this.#provider.origin });
      const { origin } = new URL(redirectUri);
      const browser = new Browser({
        cms: { origin, listensAt: cms.baseUrl },
        frontEnd: stored.callback,
        identityProvider: this.#provider.origin,
      });
      const addresses = readAddresses(block.code);
      const visited = await browser.open(addresses[0]?.text ?? '');
      const isOnWay = (address: string, index: number): boolean =>
        isShown(address, visited[index - 1], origin);
      const findings = compare(block, addresses, visited.filter(isOnWay));
      return { findings, cookies: browser.cookiesFor(origin) };
    } catch (problem) {
      const message = messageOf(problem);
      return { findings: [failed('http', block, `The sign-in fails: ${message}`)], cookies: '' };
    }
  }

  /** The profiles that nobody asked for: the plugin reads another address. */
  unasked(): Finding[] {
    return [...this.#blocks]
      .filter(([url]) => !this.#asked.has(url))
      .map(([url, block]) =>
        failed('http', block, `No sign-in of this page reads the profile at ${url}.`),
      );
  }

  /** Stops the identity provider. */
  async stop(): Promise<void> {
    await this.#provider?.stop();
    this.#provider = undefined;
  }
}

/** Plays the provider at which the application is registered with these settings. */
function play(
  name: string,
  stored: StoredProvider,
  redirectUri: string,
  person: Person,
): PlayedProvider {
  const endpoints = endpointsOf(name) ?? stored;
  const at = (url = ''): string => url.replace('[subdomain]', stored.subdomain ?? '');
  const addresses = {
    redirectUri,
    authorizeUrl: at(endpoints.authorize_url),
    tokenUrl: at(endpoints.access_url),
  };
  if (endpoints.oauth === 1) {
    const requestUrl = at(endpoints.request_url);
    return oauth1Provider({ ...addresses, consumerKey: stored.key, requestUrl }, person);
  }
  const usesBasic = endpoints.token_endpoint_auth_method === 'client_secret_basic';
  return identityProvider(
    {
      ...addresses,
      clientId: stored.key,
      clientSecret: stored.secret,
      scopes: (stored.scope ?? []).flatMap((scope) => scope.split(/[ ,]+/)),
      keysUrl: stored.jwksurl,
      authentication: usesBasic ? 'client_secret_basic' : 'client_secret_post',
    },
    person,
  );
}

async function serve(played: PlayedProvider): Promise<Served> {
  const server = createServer(async (request, response) => {
    try {
      await played(request, response);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  const port = await onLoopback(server);
  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Puts the settings of the page's table where the panel's dialog puts them. */
async function configure(
  cms: Cms,
  name: string,
  written: WrittenSettings | undefined,
): Promise<{ stored: StoredProvider; redirectUri: string }> {
  const { records, error } = await cms.process.call('run', {
    code: `
      const store = strapi.store({ type: 'plugin', name: 'users-permissions', key: 'grant' });
      const value = await store.get();
      const stored = value[${JSON.stringify(name)}];
      if (!stored) throw new Error('there is no provider ${name}');
      Object.assign(stored, ${JSON.stringify(written?.values ?? {})});
      await store.set({ value });
      const { buildRedirectUri } = strapi.plugin('users-permissions').service('providers');
      __record(0, { stored, redirectUri: buildRedirectUri(${JSON.stringify(name)}) });`,
  });
  if (error) throw new Error(error.message);
  return records[0]?.value as { stored: StoredProvider; redirectUri: string };
}

/** Of the provider's addresses, pages show only the first: what follows is the provider's business. */
function isShown(address: string, previous: string | undefined, cms: string): boolean {
  const isProvider = (url: string): boolean => !url.startsWith(cms);
  return previous === undefined || !isProvider(address) || !isProvider(previous);
}

function compare(block: PageBlock, written: WrittenAddress[], real: string[]): Finding[] {
  const problems: Problem[] = written.flatMap(({ text, line }, index) => {
    const address = real[index];
    if (address !== undefined && isAddress(text, address)) return [];
    const message =
      address === undefined
        ? `The sign-in doesn't get to ${text}; it ends at ${readable(real.at(-1) ?? '')}`
        : `The browser opens ${readable(address)}, the page says ${text}`;
    return [{ ...within(block, line), message }];
  });
  const rest = real.slice(written.length).map(readable).join(', then ');
  return judged('http', block, [
    ...problems,
    problems.length === 0 && rest !== '' ? `The sign-in goes on to ${rest}` : undefined,
  ]);
}
