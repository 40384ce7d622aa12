import { randomBytes } from 'node:crypto';
import type { Person, PlayedProvider } from './identity-provider.ts';

/** An application at a provider that speaks OAuth 1.0a, of which the plugin has one: Twitter. */
export interface Oauth1Registration {
  consumerKey: string;
  redirectUri: string;
  requestUrl: string;
  authorizeUrl: string;
  tokenUrl: string;
}

/**
 * The three steps of OAuth 1.0a (RFC 5849). No well-kept server package exists. The server checks the
 * key, the redirect URL and the tokens, but not the signatures, so a wrong secret isn't noticed.
 */
export function oauth1Provider(
  { consumerKey, redirectUri, requestUrl, authorizeUrl, tokenUrl }: Oauth1Registration,
  { consent, profiles, asked }: Person,
): PlayedProvider {
  const [requestToken, accessToken] = [1, 2].map(() => randomBytes(8).toString('hex')) as [
    string,
    string,
  ];
  const read = (key: string): unknown => {
    if (profiles.has(key)) asked.add(key);
    return profiles.get(key);
  };
  return (request, response) => {
    const url = new URL(
      request.url ?? '/',
      `https://${String(request.headers['x-forwarded-host'])}`,
    );
    const signed = parametersOf(request.headers.authorization ?? '');
    const address = url.origin + url.pathname;
    const isKnown = signed.get('oauth_consumer_key') === consumerKey;
    const presents = (token: string): boolean => isKnown && signed.get('oauth_token') === token;
    const sendToken = (token: string, more: object): unknown =>
      response
        .writeHead(200, { 'content-type': 'application/x-www-form-urlencoded' })
        .end(
          String(
            new URLSearchParams({ oauth_token: token, oauth_token_secret: 'secret', ...more }),
          ),
        );
    if (address === authorizeUrl) {
      const token = url.searchParams.get('oauth_token') ?? '';
      const result = new URLSearchParams(
        consent === 'given'
          ? { oauth_token: token, oauth_verifier: 'verifier' }
          : { denied: token },
      );
      return response.writeHead(302, { location: `${redirectUri}?${result}` }).end();
    }
    if (address === requestUrl && isKnown && signed.get('oauth_callback') === redirectUri)
      return sendToken(requestToken, {});
    const isVerified = signed.get('oauth_verifier') === 'verifier';
    if (address === tokenUrl && presents(requestToken) && isVerified)
      return sendToken(accessToken, (read('access_token') ?? {}) as object);
    if (profiles.has(address) && presents(accessToken))
      return response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(read(address)));
    return response.writeHead(401).end('Could not authenticate you');
  };
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
