import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';
import { createMemory } from './memory.ts';

/** How a sign-in ends at the provider: the person agrees, or an error is sent back instead. */
export type Consent = 'given' | { error: string };

/** The application as it is registered at the provider, and the addresses at which it is called. */
export interface Registration {
  clientId: string;
  clientSecret: string;
  /** The redirect URL that the provider accepts; it rejects every other one. */
  redirectUri: string;
  scopes: string[];
  authorizeUrl: string;
  tokenUrl: string;
  /** Where the keys of the ID tokens are, if the application asks for them. */
  keysUrl: string | undefined;
  /** How the application sends its secret. */
  authentication: 'client_secret_post' | 'client_secret_basic';
}

/** What the provider says about the person who signs in, by the URL that returns it. */
export type Profiles = Map<string, unknown>;

/** Profiles that aren't read from a URL: the claims of the ID token, and what comes with the access token. */
const ID_TOKEN = 'id_token';
const ACCESS_TOKEN = 'access_token';

/** What OpenID Connect gives out only to applications that ask for the scope `email` or `profile`. */
const claimsOfScope: Record<string, string[]> = {
  email: ['email', 'email_verified'],
  profile: [
    'birthdate',
    'family_name',
    'gender',
    'given_name',
    'locale',
    'middle_name',
    'name',
    'nickname',
    'picture',
    'preferred_username',
    'profile',
    'updated_at',
    'website',
    'zoneinfo',
  ],
};

const routes = {
  authorization: '/authorize',
  token: '/token',
  userinfo: '/userinfo',
  jwks: '/keys',
};
const INTERACTION = '/interaction/';
const ACCOUNT = 'person';
const HOUR = 3600;

/** One key for the ID tokens of a whole run, because making one takes a tenth of a second. */
let signingKey: { kty: string; [member: string]: unknown } | undefined;

/**
 * An OpenID Connect server on loopback that plays whichever provider the CMS is configured for: the
 * addresses of that provider lead to the server's own endpoints. If the application asks for the
 * scope `openid`, the server itself gives out the profile, limited to the scopes. Otherwise the
 * provider has its own API, and a valid access token gets what the page says that it returns.
 */
export class IdentityProvider {
  readonly #registration: Registration;
  readonly #profiles: Profiles;
  readonly #asked: Set<string>;
  readonly #provider: Provider;
  readonly #server = createServer();

  private constructor(
    registration: Registration,
    profiles: Profiles,
    asked: Set<string>,
    consent: Consent,
  ) {
    this.#registration = registration;
    this.#profiles = profiles;
    this.#asked = asked;
    this.#provider = this.#createProvider();
    const handle = this.#provider.callback() as RequestListener;
    this.#server.on('request', (request, response) => {
      this.#respond(request, response, handle, consent).catch((error: unknown) => {
        response.writeHead(500).end(String(error));
      });
    });
  }

  /**
   * Starts to listen on a free port.
   * @param profiles read at each request, so later blocks of a page can still change them
   * @param asked gets the keys of the profiles that were read
   */
  static async start(
    registration: Registration,
    profiles: Profiles,
    asked: Set<string>,
    consent: Consent,
  ): Promise<IdentityProvider> {
    const provider = new IdentityProvider(registration, profiles, asked, consent);
    await new Promise<void>((resolve) => provider.#server.listen(0, '127.0.0.1', resolve));
    return provider;
  }

  /** Where the server listens, such as `http://127.0.0.1:40123`. */
  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #createProvider(): Provider {
    const { clientId, clientSecret, redirectUri, scopes, authentication } = this.#registration;
    const special = Object.values(claimsOfScope).flat();
    const others = Object.keys(this.#claims()).filter((name) => !special.includes(name));
    const provider: Provider = new Provider('https://identity.example', {
      adapter: createMemory(),
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [redirectUri],
          token_endpoint_auth_method: authentication,
        },
      ],
      routes,
      scopes: [...new Set(['openid', ...scopes])],
      claims: { ...claimsOfScope, openid: ['sub', ...others] },
      // ID tokens contain the profile, as Cognito's do.
      conformIdTokenClaims: false,
      pkce: { required: () => false },
      features: {
        devInteractions: { enabled: false },
        userinfo: { enabled: scopes.includes('openid') },
      },
      findAccount: (_, accountId) => ({
        accountId,
        claims: () => {
          if (this.#profiles.has(ID_TOKEN)) this.#asked.add(ID_TOKEN);
          return { sub: accountId, ...this.#claims() };
        },
      }),
      renderError: (ctx, { error, error_description: description }) => {
        ctx.type = 'text';
        ctx.body = `${error}: ${description ?? ''}`;
      },
      interactions: { url: (_, { uid }) => `${INTERACTION}${uid}` },
      loadExistingGrant: async ({ oidc }) => {
        const grant = new provider.Grant({
          clientId,
          ...(oidc.session?.accountId && { accountId: oidc.session.accountId }),
        });
        grant.addOIDCScope(['openid', ...scopes].join(' '));
        await grant.save();
        return grant;
      },
      cookies: { keys: ['loopback'] },
      jwks: { keys: [keyOfIdTokens()] },
      ttl: {
        AccessToken: HOUR,
        AuthorizationCode: HOUR,
        Grant: HOUR,
        IdToken: HOUR,
        Interaction: HOUR,
        Session: HOUR,
      },
    });
    provider.use(async (ctx, next) => {
      await next();
      const more = this.#profiles.get(ACCESS_TOKEN);
      if (more === undefined || ctx.path !== routes.token || ctx.status !== 200) return;
      this.#asked.add(ACCESS_TOKEN);
      ctx.body = { ...(ctx.body as object), ...more };
    });
    // It is called over HTTP on loopback, in the name of an address with HTTPS.
    provider.proxy = true;
    return provider;
  }

  #claims(): Record<string, unknown> {
    return Object.assign({}, ...this.#profiles.values()) as Record<string, unknown>;
  }

  async #respond(
    request: IncomingMessage,
    response: ServerResponse,
    handle: RequestListener,
    consent: Consent,
  ): Promise<void> {
    const host = String(request.headers['x-forwarded-host']);
    const url = new URL(request.url ?? '/', `https://${host}`);
    if (url.pathname.startsWith(INTERACTION)) {
      const { prompt } = await this.#provider.interactionDetails(request, response);
      const agreed = prompt.name === 'login' ? { login: { accountId: ACCOUNT } } : { consent: {} };
      return this.#provider.interactionFinished(
        request,
        response,
        consent === 'given' ? agreed : consent,
      );
    }
    const route = this.#routeOf(url);
    if (route === undefined) return this.#respondWithProfile(url, request, response);
    request.url = route + url.search;
    return handle(request, response);
  }

  /** The server's own path for an address of the provider. */
  #routeOf(url: URL): string | undefined {
    const { authorizeUrl, tokenUrl, keysUrl, scopes } = this.#registration;
    const address = url.origin + url.pathname;
    if (address === authorizeUrl) {
      // Some providers separate scopes by commas, the standard by spaces.
      const scope = url.searchParams.get('scope');
      if (scope !== null) url.searchParams.set('scope', scope.replaceAll(',', ' '));
      return routes.authorization;
    }
    if (address === tokenUrl) return routes.token;
    if (address === keysUrl) return routes.jwks;
    if (url.pathname.startsWith(`${routes.authorization}/`)) return url.pathname;
    if (!scopes.includes('openid') || !this.#profiles.has(address)) return undefined;
    this.#asked.add(address);
    return routes.userinfo;
  }

  async #respondWithProfile(
    url: URL,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const address = url.origin + url.pathname;
    const token =
      /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ??
      url.searchParams.get('access_token');
    const send = (status: number, body: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(body));
    };
    if (!this.#profiles.has(address))
      return send(404, { error: `The page doesn't say what ${address} returns` });
    this.#asked.add(address);
    const isValid = token && (await this.#provider.AccessToken.find(token));
    if (!isValid) return send(401, { error: 'The access token is not valid' });
    return send(200, this.#profiles.get(address));
  }
}

function keyOfIdTokens(): { kty: string; [member: string]: unknown } {
  signingKey ??= {
    ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      format: 'jwk',
    }) as { kty: string }),
    kid: 'loopback',
    alg: 'RS256',
    use: 'sig',
  };
  return signingKey;
}
