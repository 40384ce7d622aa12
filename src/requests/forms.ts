import { toClient } from './client.ts';
import { toCurl } from './curl.ts';
import { toFetch } from './fetch.ts';
import type { WrittenRequest } from './parse-request.ts';

/** In what a request can be shown besides HTTP or GraphQL, by the name that is stored. */
export const forms = {
  curl: { language: 'bash', write: toCurl },
  fetch: { language: 'js', write: toFetch },
  client: { language: 'js', write: toClient },
} as const satisfies Record<
  string,
  { language: string; write: (request: WrittenRequest) => string | undefined }
>;

export type Form = keyof typeof forms;

/** A request in a form, or in `fetch` with the reason if the form can't express it. */
export function inForm(
  request: WrittenRequest,
  form: Form,
): { readonly language: string; readonly code: string } {
  const { language, write } = forms[form];
  const code = write(request);
  if (code !== undefined) return { language, code };
  const instead = forms.fetch;
  return {
    language: instead.language,
    code: `// The Strapi Client only reaches what is below /api.\n${instead.write(request)}`,
  };
}

/**
 * A GraphQL operation as the request that sends it.
 * @param as whose token is sent; none for `public`
 * @param variables as JSON
 */
export function graphqlRequest(query: string, as: string, variables?: string): WrittenRequest {
  const headers = new Map([['content-type', 'application/json']]);
  if (as !== 'public') headers.set('authorization', `Bearer <${as}>`);
  const body = JSON.stringify(
    { query, ...(variables && { variables: JSON.parse(variables) }) },
    null,
    2,
  );
  return { method: 'POST', path: '/graphql', headers, body };
}
