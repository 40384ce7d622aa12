import type { WrittenRequest } from '../../requests/parse-request.ts';
import { lackingIn } from './lacking.ts';

/** What came of a request. */
export type Outcome =
  | {
      readonly kind: 'answered';
      readonly status: number;
      readonly reason: string;
      readonly body: string;
      readonly milliseconds: number;
    }
  /** Nobody answered, or the browser doesn't let the page read the answer: it doesn't say which. */
  | { readonly kind: 'unreachable'; readonly server: string };

const actions: Readonly<Record<string, string>> = {
  POST: 'create',
  PUT: 'update',
  DELETE: 'delete',
};

/**
 * What to do next, in a sentence or two; nothing where the answer speaks for itself.
 * @param page origin of the documentation, which the server has to allow
 * @param documented the response on the page
 */
export function adviceFor(
  outcome: Outcome,
  { method, path, headers }: WrittenRequest,
  page: string,
  documented = '',
): string | undefined {
  if (outcome.kind === 'unreachable') {
    return `Nothing answers at ${outcome.server}, or it doesn't allow this page. Start Strapi with npm run develop. If it runs, add ${page} to origin of strapi::cors in config/middlewares, and let your browser access devices on your network if it asks.`;
  }
  const [, type = '', id] = /^\/api\/([^/?]+)(?:\/([^/?]+))?/.exec(path) ?? [];
  switch (outcome.status) {
    case 401:
      return headers.has('authorization')
        ? 'The server doesn’t accept this token. Create one under Settings > API Tokens, and copy it whole.'
        : 'This address needs a token. Create one under Settings > API Tokens.';
    case 403: {
      const action = actions[method] ?? (id === undefined ? 'find' : 'findOne');
      return `The token or the role isn't allowed to do this. Select ${action} of ${type || 'the content type'} for your token, or under Settings > Users & Permissions > Roles > Public for everybody.`;
    }
    case 404:
      return `Nothing is at this address. Check the plural name of your content type${id === undefined ? '' : ', the documentId, and whether the entry is published'}.`;
    case 405:
      return `The address exists, but not for ${method}.`;
    case 200: {
      const lacking = new Intl.ListFormat('en', { type: 'disjunction' }).format(
        lackingIn(documented, outcome.body),
      );
      return lacking
        ? `Your entry has no ${lacking}, unlike the one on the page. Either the content type doesn't have it, it isn't populated, or the token or the role may not find it.`
        : undefined;
    }
    default:
      return undefined;
  }
}
