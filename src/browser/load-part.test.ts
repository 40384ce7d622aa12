// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isLoadingPart, loadPart } from './load-part.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

test('a part is loaded once; after a failure the next call tries again', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new Error('lost'));
  const part = loadPart(load);
  await expect(part()).rejects.toThrow('lost');
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});

test('while it loads, and no longer, its loss is no reason to reload the page', async () => {
  const seen: boolean[] = [];
  const part = loadPart(async () => {
    seen.push(isLoadingPart());
    throw new Error('lost');
  });
  expect(isLoadingPart()).toBe(false);
  await expect(part()).rejects.toThrow('lost');
  expect(seen).toEqual([true]);
  expect(isLoadingPart()).toBe(false);
});
