import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchAnswer, SearchHit, SearchProvider } from './provider.ts';
import { withFallback } from './with-fallback.ts';

const hit = (id: string): SearchHit => ({ id, url: `/${id}`, group: 'CMS', titles: [] });
const answerOf = (id: string): SearchAnswer => ({ hits: [hit(id)], suggestions: [] });

const provider = (search: SearchProvider['search']): SearchProvider => ({
  prepare: () => undefined,
  search,
  excerpts: () => Promise.resolve(new Map()),
  reportClick: () => undefined,
});

const embedded = provider(() => Promise.resolve(answerOf('embedded')));
const signal = () => new AbortController().signal;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

test('the first provider answers while it can', async () => {
  const hosted = provider(() => Promise.resolve(answerOf('hosted')));
  const answer = await withFallback(() => Promise.resolve(hosted), embedded).search('a', signal());
  expect(answer).toEqual(answerOf('hosted'));
});

test('where it fails the other answers and says so; the failure is logged', async () => {
  const search = withFallback(
    () => Promise.resolve(provider(() => Promise.reject(new Error('down')))),
    embedded,
  );
  expect(await search.search('a', signal())).toEqual({ ...answerOf('embedded'), fallback: true });
  expect(console.error).toHaveBeenCalledWith('Failed to load MeiliSearch:', expect.any(Error));
});

test('so it does where its client cannot be loaded', async () => {
  const search = withFallback(() => Promise.reject(new Error('no chunk')), embedded);
  expect((await search.search('a', signal())).fallback).toBe(true);
});

test('a host that hangs is given up, and left alone for a while', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout'] });
  const hanging = vi.fn(() => new Promise<SearchAnswer>(() => undefined));
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((after) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new Error('timeout')), after);
    return controller.signal;
  });
  const search = withFallback(() => Promise.resolve(provider(hanging)), embedded);
  const first = search.search('a', signal());
  await vi.advanceTimersByTimeAsync(3000);
  expect((await first).fallback).toBe(true);
  expect((await search.search('b', signal())).fallback).toBe(true);
  expect(hanging).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(61_000);
  const again = search.search('c', signal());
  await vi.advanceTimersByTimeAsync(3000);
  await again;
  expect(hanging).toHaveBeenCalledTimes(2);
});

test('a search that the reader gave up is no failure of the host', async () => {
  const controller = new AbortController();
  const search = withFallback(
    () => Promise.resolve(provider(() => new Promise(() => undefined))),
    embedded,
  );
  const answer = search.search('a', controller.signal);
  controller.abort();
  await expect(answer).rejects.toThrow();
  expect(console.error).not.toHaveBeenCalled();
});
