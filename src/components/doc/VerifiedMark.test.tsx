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
        older={[]}
      />,
    );
    expect(html.replace(/<[^>]+>/g, '').trim()).toBe(text);
  },
);

test('older versions are listed, first those on which all examples run', () => {
  const older = [
    { version: '5.51.2', failing: 0 },
    { version: '5.40.0', failing: 1 },
    { version: '5.30.1', failing: 0 },
    { version: '5.3.0', failing: 6 },
  ];
  const html = renderToStaticMarkup(
    <VerifiedMark version="5.54.0" requests={8} codeBlocks={0} procedures={0} older={older} />,
  );
  expect(html).toContain(
    '8 requests run on Strapi 5.54.0. They run on 5.51.2 and 5.30.1, too. On 5.40.0, 1 example fails. On 5.3.0, 6 examples fail.',
  );
});
