// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { track } from './client.ts';

afterEach(() => void vi.restoreAllMocks());

test('an event that comes before the SDK is only logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  await track({ event_type: 'AI Answer Copied', event_properties: { question: '', provider: '' } });
  expect(log).toHaveBeenCalledWith('Amplitude is not initialized.');
});
