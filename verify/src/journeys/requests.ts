import { parseRequest, type WrittenRequest } from '../../../src/requests/parse-request.ts';
import { type Answer, compareAnswer, send } from '../checks/http.ts';
import type { Finding } from '../finding.ts';
import type { PageBlock } from '../pages/page.ts';
import { JourneyError } from './failure.ts';
import { isDocumentId, withPageIds } from './own-values.ts';
import type { Memory, Reader } from './reader.ts';
import type { Server } from './server.ts';

/** Fills in `<user-jwt>` and so on; a placeholder that no response gave is what the reader copied in the panel. */
export function fillPlaceholders(text: string, { placeholders, clipboard }: Memory): string {
  return text.replace(
    /<([a-z][\w-]*)>/g,
    (shown, name: string) => placeholders[name] ?? (clipboard || shown),
  );
}

/** Sends a request of a page to the reader's project, and compares the response as the reader would. */
export async function sendRequest(
  request: PageBlock,
  response: PageBlock | undefined,
  reader: Reader,
  server: Server,
): Promise<Finding[]> {
  const { memory } = reader;
  memory.counts.requests += 1;
  const url = await server.url();
  if (request.code.includes('<user-jwt>')) await signInAgain(url, memory);
  const written = parseRequest(withOwnIds(fillPlaceholders(request.code, memory), memory.ids));
  const answer = await send(url, written);
  remember(written, answer, memory);
  if (!response) return [];
  const body = withPageIds(answer.body, response.code, {
    known: memory.ids,
    onPage: reader.idsOnPage,
  });
  return compareAnswer('journeys', { ...answer, body }, response, new Map());
}

function withOwnIds(text: string, ids: Readonly<Record<string, string>>): string {
  return text.replace(/\b[a-z0-9]{24}\b/g, (word) => {
    if (!isDocumentId(word)) return word;
    const own = ids[word];
    if (own === undefined)
      throw new JourneyError(`No response so far has shown the reader which document ${word} is.`);
    return own;
  });
}

/** Who has signed in uses the token, and signs in again when it has expired. */
function remember({ path, body }: WrittenRequest, answer: Answer, memory: Memory): void {
  const { jwt } = (answer.body ?? {}) as { jwt?: unknown };
  if (typeof jwt !== 'string') return;
  memory.placeholders['user-jwt'] = jwt;
  if (path === '/api/auth/local' && body !== undefined) memory.signIn = { path, body };
}

async function signInAgain(url: string, memory: Memory): Promise<void> {
  if (!memory.signIn) return;
  const headers = new Map([['content-type', 'application/json']]);
  const request = { method: 'POST', headers, ...memory.signIn };
  remember(request, await send(url, request), memory);
}
