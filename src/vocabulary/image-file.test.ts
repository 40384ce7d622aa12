import { expect, test } from 'vitest';
import { type ImageFile, variantsOf } from './image-file.ts';

const image = (width: number, resizable = true): ImageFile => ({
  path: '/images/cms/preview.png',
  width,
  height: 10,
  digest: 'abcd1234',
  resizable,
});

test.each([
  [300, [300]],
  [768, [480, 768]],
  [1000, [480, 768, 1000]],
  [1536, [480, 768, 1152, 1536]],
  [2880, [480, 768, 1152, 1536]],
])('an image %i wide has the widths %j', (width, expected) => {
  expect(variantsOf(image(width)).map((variant) => variant.width)).toEqual(expected);
});

test('the name of a variant changes with the content', () => {
  expect(variantsOf(image(300))[0]?.path).toBe('/_astro/images/preview.abcd1234-300.webp');
});

test('vector images have none', () => {
  expect(variantsOf(image(300, false))).toEqual([]);
});
