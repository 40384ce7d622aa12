import { parseRequest, type WrittenRequest } from '../../../src/requests/parse-request.ts';
import type { Cms } from '../cms/environment.ts';
import { fillIn } from '../cms/fixtures.ts';
import { compare } from '../expected/compare.ts';
import { type Expected, LiteralError, parseLiteral } from '../expected/literal.ts';
import { type Finding, failed, judged, type Kind, type Problem, within } from '../finding.ts';
import { messageOf } from '../message-of.ts';
import type { PageBlock } from '../pages/page.ts';

/** The response of the CMS. */
export interface Answer {
  status: number;
  /** The parsed JSON, or the text when it is not JSON. */
  body: unknown;
  text: string;
}

/** A request that could be sent, with its response; `--update` writes it into the page. */
export interface Exchange {
  findings: Finding[];
  answer?: Answer;
}

/** Values that an earlier response on the page marked with `"<name>"`. */
export type Captures = Map<string, string>;

/** Milliseconds after which a request counts as one without a response. */
const PATIENCE = 30_000;

/** Sends an `http request` block and compares the response with its `response` block. */
export async function checkHttp(
  request: PageBlock,
  response: PageBlock,
  cms: Cms,
  captures: Captures,
): Promise<Exchange> {
  let written: WrittenRequest;
  try {
    written = parseRequest(replaceCaptures(fillIn(request.code, cms.golden.fixtures), captures));
  } catch (error) {
    return { findings: [failed('http', request, messageOf(error))] };
  }
  return exchange('http', cms, written, request, response, captures);
}

/** Sends a request and compares; a request that gets no response is a failure of the page. */
export async function exchange(
  kind: Kind,
  cms: Cms,
  written: WrittenRequest,
  request: PageBlock,
  response: PageBlock,
  captures: Captures,
): Promise<Exchange> {
  let answer: Answer;
  try {
    answer = await send(cms.baseUrl, written);
  } catch (error) {
    return { findings: [failed(kind, request, `The CMS didn't respond: ${messageOf(error)}`)] };
  }
  return { findings: compareAnswer(kind, answer, response, captures), answer };
}

/** Sends a request and reads the whole response. */
export async function send(baseUrl: string, request: WrittenRequest): Promise<Answer> {
  const response = await fetch(baseUrl + request.path, {
    method: request.method,
    headers: [...request.headers],
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE),
    ...(request.body !== undefined && { body: request.body }),
  });
  const text = await response.text();
  try {
    return { status: response.status, body: JSON.parse(text), text };
  } catch {
    return { status: response.status, body: text, text };
  }
}

/** Compares status and body of a real response with a response block. */
export function compareAnswer(
  kind: Kind,
  answer: Answer,
  response: PageBlock,
  captures: Captures,
): Finding[] {
  const status = Number(response.meta.status ?? 200);
  const problems =
    answer.status === status
      ? wrongBody(answer, response, captures)
      : [
          `The status is ${answer.status}, the page says ${status}. The response is ${shorten(answer.text)}`,
        ];
  return judged(kind, response, problems);
}

function wrongBody({ text, body }: Answer, response: PageBlock, captures: Captures): Problem[] {
  const { code, lang } = response;
  if (/^\s*\/\/\s*empty\s*$/.test(code))
    return text === '' ? [] : [`The page says the body is empty, but it is ${shorten(text)}`];
  if (lang !== 'json' && lang !== 'jsonc')
    return text.trim() === code.trim()
      ? []
      : [`The body is ${shorten(text)}, the page says ${shorten(code)}`];
  if (typeof body === 'string')
    return [`The body isn't JSON but the text ${shorten(text)}; use the fence language text`];
  let expected: Expected;
  try {
    expected = parseLiteral(code);
  } catch (error) {
    const line = error instanceof LiteralError ? error.line : 0;
    const message = `${messageOf(error)}. Run with --update to write the response here.`;
    return [{ ...within(response, line), message }];
  }
  capture(expected, body, captures);
  return compare(expected, body).map(({ line, message }) => ({
    ...within(response, line),
    message,
  }));
}

/** Remembers the values behind `"<name>"` placeholders, for later requests of the page. */
function capture(expected: Expected, actual: unknown, captures: Captures): void {
  if (expected.kind === 'value') {
    const name =
      typeof expected.value === 'string' ? /^<([\w-]+)>$/.exec(expected.value)?.[1] : undefined;
    if (name !== undefined && typeof actual === 'string') captures.set(name, actual);
  } else if (expected.kind === 'array') {
    if (Array.isArray(actual))
      for (const [index, item] of expected.items.entries()) capture(item, actual[index], captures);
  } else if (typeof actual === 'object' && actual !== null) {
    for (const [name, member] of expected.members)
      capture(member, (actual as Record<string, unknown>)[name], captures);
  }
}

function replaceCaptures(text: string, captures: Captures): string {
  return text.replace(
    /<([\w-]+)>/g,
    (placeholder, name: string) => captures.get(name) ?? placeholder,
  );
}

function shorten(text: string): string {
  return text.length > 300 ? `${text.slice(0, 297)}…` : text || '(empty)';
}
