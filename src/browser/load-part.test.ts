import { expect, test, vi } from 'vitest';
import { loadPart } from './load-part.ts';

test('a part is loaded once; after a failure the next call tries again', async () => {
  const load = vi.fn(async () => 'part');
  load.mockRejectedValueOnce(new Error('lost'));
  const part = loadPart(load);
  await expect(part()).rejects.toThrow('lost');
  expect(await Promise.all([part(), part()])).toEqual(['part', 'part']);
  expect(load).toHaveBeenCalledTimes(2);
});
