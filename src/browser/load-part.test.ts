import { afterEach, expect, test, vi } from 'vitest';
import { loadPart, longestWait } from './load-part.ts';

afterEach(() => vi.useRealTimers());

test('a part is loaded once; after a failure the next call tries again', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new Error('lost'));
  const part = loadPart(load);
  await expect(part()).rejects.toThrow('lost');
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that never ends has failed after a time', async () => {
  vi.useFakeTimers();
  const load = vi.fn<() => Promise<string>>(() => new Promise(() => {}));
  const part = loadPart(load);
  const first = expect(part()).rejects.toThrow('too long');
  await vi.advanceTimersByTimeAsync(longestWait);
  await first;
  load.mockResolvedValueOnce('part');
  expect(await part()).toBe('part');
  expect(vi.getTimerCount()).toBe(0);
});
