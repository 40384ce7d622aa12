import { expect, test } from 'vitest';
import { embedAddress } from './embed-address.ts';

const youtube = 'https://www.youtube-nocookie.com/embed/7brYq2fKgkA?autoplay=1';

test.each([
  ['https://www.youtube.com/watch?v=7brYq2fKgkA&t=3s', youtube],
  ['https://youtu.be/7brYq2fKgkA', youtube],
  ['https://vimeo.com/123456', 'https://player.vimeo.com/video/123456?autoplay=1&dnt=1'],
  ['https://www.loom.com/share/abc123', 'https://www.loom.com/embed/abc123?autoplay=1'],
  ['https://tours.example.com/x', 'https://tours.example.com/x'],
])('%s is embedded as %s', (source, embedded) => {
  expect(embedAddress(source)).toBe(embedded);
});
