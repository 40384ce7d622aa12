import { createParser } from 'eventsource-parser';
import { AskError } from './provider.ts';

/** An answer that never ends is cut here, in characters. */
const longestAnswer = 24_000;

/**
 * The text of an OpenAI-compatible completion, piece by piece. A gateway that does not stream is
 * understood as well.
 */
export async function* readCompletion(response: Response): AsyncGenerator<string> {
  if (response.headers.get('content-type')?.includes('application/json')) {
    yield (textOf(parse(await response.text()), 'message') ?? '').slice(0, longestAnswer);
    return;
  }
  if (!response.body) return;
  const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
  let pieces: string[] = [];
  let failure: string | undefined;
  let ended = false;
  let length = 0;
  const parser = createParser({
    onEvent: ({ data }) => {
      if (data === '[DONE]') {
        ended = true;
        return;
      }
      const chunk = parse(data);
      failure ??= errorOf(chunk);
      const text = textOf(chunk, 'delta');
      if (text) pieces.push(text);
    },
  });
  try {
    while (!ended && length < longestAnswer) {
      const { done, value } = await reader.read();
      if (done) break;
      parser.feed(value);
      if (failure !== undefined)
        throw new AskError(`The model stopped before finishing its answer: ${failure}`);
      for (const piece of pieces) {
        yield piece.slice(0, longestAnswer - length);
        length += piece.length;
      }
      pieces = [];
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/** A chunk that isn't JSON is left out: others may still make an answer. */
function parse(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    return undefined;
  }
}

function textOf(chunk: unknown, place: 'delta' | 'message'): string | undefined {
  const choices: unknown = Object(chunk).choices;
  const first: unknown = Array.isArray(choices) ? choices[0] : undefined;
  const content: unknown = Object(Object(first)[place]).content;
  return typeof content === 'string' ? content : undefined;
}

function errorOf(chunk: unknown): string | undefined {
  const error: unknown = Object(chunk).error;
  if (error === undefined || error === null) return undefined;
  const message: unknown = Object(error).message;
  return typeof message === 'string' ? message.slice(0, 200) : 'it reported an error.';
}
