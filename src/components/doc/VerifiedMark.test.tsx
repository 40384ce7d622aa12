import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { VerifiedMark } from './VerifiedMark.tsx';

test.each([
  [12, 4, 0, 'Tested on Strapi 5.5412 requests and 4 code blocks run on Strapi 5.54.0.'],
  [1, 0, 0, 'Tested on Strapi 5.541 request run on Strapi 5.54.0.'],
  [0, 1, 0, 'Tested on Strapi 5.541 code block run on Strapi 5.54.0.'],
  [0, 0, 7, 'Tested on Strapi 5.547 procedures followed in Strapi 5.54.0.'],
  [3, 0, 1, 'Tested on Strapi 5.543 requests run and 1 procedure followed on Strapi 5.54.0.'],
])(
  '%i requests, %i code blocks and %i procedures are named by what they are',
  (requests, codeBlocks, procedures, text) => {
    const html = renderToStaticMarkup(
      <VerifiedMark
        version="5.54.0"
        requests={requests}
        codeBlocks={codeBlocks}
        procedures={procedures}
      />,
    );
    expect(html.replace(/<[^>]+>/g, '').trim()).toBe(text);
  },
);
