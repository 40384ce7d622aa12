import { generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AdapterFactory } from 'oidc-provider';
import Provider from 'oidc-provider';
import { once } from '../once.ts';

// It has no types, and given as it is, it doesn't warn that nothing outlasts the process.
const { createMemoryAdapter } = createRequire(import.meta.url)(
  'oidc-provider/lib/adapters/memory_adapter.js',
) as { createMemoryAdapter: () => AdapterFactory };

/** How a sign-in ends at the provider: the person agrees, or an error is sent back instead. */
type Consent = 'given' | { error: string };

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
    ...['birthdate', 'family_name', 'gender', 'given_name', 'locale', 'middle_name', 'name'],
    ...[
      'nickname',
      'picture',
      'preferred_username',
      'profile',
      'updated_at',
      'website',
      'zoneinfo',
    ],
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

/** What the sign-ins of a page tell a provider. */
export interface Person {
  readonly consent: Consent;
  /** Read at each request, so later blocks of a page can still change them. */
  readonly profiles: Profiles;
  /** Gets the keys of the profiles that were read. */
  readonly asked: Set<string>;
}

/** Plays a provider: it gets the requests that are sent to its addresses. */
export type PlayedProvider = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * An OpenID Connect server that plays whichever provider the CMS is configured for: the addresses of that
 * provider lead to the server's own endpoints. If the application asks for the scope `openid`, the server
 * itself gives out the profile, limited to the scopes. Otherwise the provider has its own API, and a valid
 * access token gets what the page says that it returns.
 */
export function identityProvider(registration: Registration, person: Person): PlayedProvider {
  const { consent, profiles, asked } = person;
  const provider = createProvider(registration, person);
  const handle = provider.callback() as RequestListener;
  return async (request, response) => {
    const url = new URL(
      request.url ?? '/',
      `https://${String(request.headers['x-forwarded-host'])}`,
    );
    if (url.pathname.startsWith(INTERACTION)) {
      const { prompt } = await provider.interactionDetails(request, response);
      const agreed = prompt.name === 'login' ? { login: { accountId: ACCOUNT } } : { consent: {} };
      const result = consent === 'given' ? agreed : consent;
      return provider.interactionFinished(request, response, result);
    }
    const address = url.origin + url.pathname;
    if (profiles.has(address)) asked.add(address);
    const route = routeOf(url, registration, profiles);
    if (route !== undefined) {
      request.url = route + url.search;
      return handle(request, response);
    }
    const token =
      /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1] ??
      url.searchParams.get('access_token');
    const isValid = token && (await provider.AccessToken.find(token));
    const [status, body] = !profiles.has(address)
      ? [404, { error: `The page doesn't say what ${address} returns` }]
      : isValid
        ? [200, profiles.get(address)]
        : [401, { error: 'The access token is not valid' }];
    return response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(body));
  };
}

/** The server's own path for an address of the provider. */
function routeOf(
  url: URL,
  { authorizeUrl, tokenUrl, keysUrl, scopes }: Registration,
  profiles: Profiles,
): string | undefined {
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
  return scopes.includes('openid') && profiles.has(address) ? routes.userinfo : undefined;
}

function createProvider(
  { clientId, clientSecret, redirectUri, scopes, authentication }: Registration,
  { profiles, asked }: Person,
): Provider {
  const claims = (): Record<string, unknown> => Object.assign({}, ...profiles.values());
  const special = Object.values(claimsOfScope).flat();
  const others = Object.keys(claims()).filter((name) => !special.includes(name));
  const kinds = ['AccessToken', 'AuthorizationCode', 'Grant', 'IdToken', 'Interaction', 'Session'];
  const provider: Provider = new Provider('https://identity.example', {
    adapter: createMemoryAdapter(),
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
        if (profiles.has(ID_TOKEN)) asked.add(ID_TOKEN);
        return { sub: accountId, ...claims() };
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
    ttl: Object.fromEntries(kinds.map((kind) => [kind, HOUR])),
  });
  provider.use(async (ctx, next) => {
    await next();
    const more = profiles.get(ACCESS_TOKEN);
    if (more === undefined || ctx.path !== routes.token || ctx.status !== 200) return;
    asked.add(ACCESS_TOKEN);
    ctx.body = { ...(ctx.body as object), ...more };
  });
  // It is called over HTTP on loopback, in the name of an address with HTTPS.
  provider.proxy = true;
  return provider;
}

/** One key for the ID tokens of a whole run, because making one takes a tenth of a second. */
const keyOfIdTokens = once(() => ({
  ...(generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
    format: 'jwk',
  }) as { kty: string }),
  kid: 'loopback',
  alg: 'RS256',
  use: 'sig',
}));
