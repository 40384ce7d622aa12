// @vitest-environment node
import { expect, test } from 'vitest';
import { readCompletion } from './completion-stream.ts';

const chunk = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

function stream(...parts: readonly string[]): Response {
  const bytes = parts.map((part) => new TextEncoder().encode(part));
  const body = new ReadableStream({
    pull(controller) {
      const next = bytes.shift();
      if (next) controller.enqueue(next);
      else controller.close();
    },
  });
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

async function all(response: Response): Promise<string> {
  let text = '';
  for await (const piece of readCompletion(response)) text += piece;
  return text;
}

test('pieces are put together, also where the network cuts them anywhere', async () => {
  const whole = `${chunk('Grüße, ')}${chunk('Welt')}data: [DONE]\n\n`;
  expect(await all(stream(whole))).toBe('Grüße, Welt');
  expect(await all(stream(...(whole.match(/[\s\S]{1,7}/g) ?? [])))).toBe('Grüße, Welt');
});

test('what comes after the end is not read', async () => {
  expect(await all(stream(chunk('a'), 'data: [DONE]\n\n', chunk('b')))).toBe('a');
});

test('malformed chunks are left out', async () => {
  const parts = [
    'data: {"choices": [\n\n',
    'data: null\n\n',
    'data: {"choices": {}}\n\n',
    ': hi\n\n',
  ];
  expect(await all(stream(...parts, chunk('a')))).toBe('a');
});

test('an error in the stream is told', async () => {
  const parts = [chunk('a'), 'data: {"error": {"message": "out of memory"}}\n\n'];
  await expect(all(stream(...parts))).rejects.toThrow(
    'The model stopped before finishing its answer: out of memory',
  );
});

test('an answer that never ends is cut', async () => {
  const endless = new Response(
    new ReadableStream({
      pull: (controller) => controller.enqueue(new TextEncoder().encode(chunk('x'.repeat(1000)))),
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  );
  expect((await all(endless)).length).toBeLessThan(30_000);
});

test('a gateway that does not stream is understood', async () => {
  const response = Response.json({ choices: [{ message: { content: 'All at once.' } }] });
  expect(await all(response)).toBe('All at once.');
  expect(await all(Response.json({ nothing: true }))).toBe('');
});

test.each([
  ['one piece of a stream', () => stream(chunk('a'.repeat(1_000_000)))],
  [
    'a body of JSON',
    () => Response.json({ choices: [{ message: { content: 'a'.repeat(1_000_000) } }] }),
  ],
])('%s is cut where an answer ends at the latest', async (_, response) => {
  expect(await all(response())).toHaveLength(24_000);
});
