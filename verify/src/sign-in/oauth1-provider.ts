import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Consent, Profiles } from './identity-provider.ts';

/** An application at a provider that speaks OAuth 1.0a, of which the plugin has one: Twitter. */
export interface Oauth1Registration {
  consumerKey: string;
  redirectUri: string;
  requestUrl: string;
  authorizeUrl: string;
  tokenUrl: string;
}

/**
 * The three steps of OAuth 1.0a (RFC 5849) on loopback, where there is no well-kept server
 * package. It checks the key, the redirect URL and the tokens, but not the signatures, so a wrong
 * secret isn't noticed.
 */
export class Oauth1Provider {
  readonly #registration: Oauth1Registration;
  readonly #profiles: Profiles;
  readonly #asked: Set<string>;
  readonly #server = createServer();
  readonly #requestToken = randomBytes(8).toString('hex');
  readonly #accessToken = randomBytes(8).toString('hex');

  private constructor(registration: Oauth1Registration, profiles: Profiles, asked: Set<string>) {
    this.#registration = registration;
    this.#profiles = profiles;
    this.#asked = asked;
  }

  /** Starts to listen on a free port; the parameters are those of `IdentityProvider.start`. */
  static async start(
    registration: Oauth1Registration,
    profiles: Profiles,
    asked: Set<string>,
    consent: Consent,
  ): Promise<Oauth1Provider> {
    const provider = new Oauth1Provider(registration, profiles, asked);
    provider.#server.on('request', (request, response) =>
      provider.#respond(request, response, consent),
    );
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #respond(request: IncomingMessage, response: ServerResponse, consent: Consent): void {
    const host = String(request.headers['x-forwarded-host']);
    const url = new URL(request.url ?? '/', `https://${host}`);
    const signed = parametersOf(request.headers.authorization ?? '');
    const { consumerKey, redirectUri, requestUrl, authorizeUrl, tokenUrl } = this.#registration;
    const address = url.origin + url.pathname;
    const isKnown = signed.get('oauth_consumer_key') === consumerKey;
    if (address === authorizeUrl) {
      const token = url.searchParams.get('oauth_token') ?? '';
      const result =
        consent === 'given'
          ? { oauth_token: token, oauth_verifier: 'verifier' }
          : { denied: token };
      response.writeHead(302, { location: `${redirectUri}?${new URLSearchParams(result)}` }).end();
    } else if (address === requestUrl && isKnown && signed.get('oauth_callback') === redirectUri) {
      this.#sendToken(response, this.#requestToken, {});
    } else if (
      address === tokenUrl &&
      isKnown &&
      signed.get('oauth_token') === this.#requestToken &&
      signed.get('oauth_verifier') === 'verifier'
    ) {
      const more = this.#read('access_token') as Record<string, string> | undefined;
      this.#sendToken(response, this.#accessToken, more ?? {});
    } else if (
      this.#profiles.has(address) &&
      isKnown &&
      signed.get('oauth_token') === this.#accessToken
    ) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(this.#read(address)));
    } else {
      response.writeHead(401).end('Could not authenticate you');
    }
  }

  #read(key: string): unknown {
    if (this.#profiles.has(key)) this.#asked.add(key);
    return this.#profiles.get(key);
  }

  #sendToken(response: ServerResponse, token: string, more: Record<string, string>): void {
    const body = { oauth_token: token, oauth_token_secret: 'secret', ...more };
    response.writeHead(200, { 'content-type': 'application/x-www-form-urlencoded' });
    response.end(new URLSearchParams(body).toString());
  }
}

/** The parameters of an `Authorization: OAuth …` header. */
function parametersOf(header: string): Map<string, string> {
  return new Map(
    [...header.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      decodeURIComponent(value),
    ]),
  );
}
