import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VerifiedMark } from './VerifiedMark.tsx';

test.each([
  [12, 4, '12 requests and 4 code blocks run on Strapi 5.54.0'],
  [1, 0, '1 request run on Strapi 5.54.0'],
  [0, 1, '1 code block run on Strapi 5.54.0'],
])('%i requests and %i code blocks are named by what they are', (requests, codeBlocks, text) => {
  const html = renderToStaticMarkup(
    <VerifiedMark version="5.54.0" requests={requests} codeBlocks={codeBlocks} />,
  );
  expect(html.replace(/<[^>]+>/g, '')).toBe(text);
});
