import { expect, test } from 'vitest';
import { fitInto } from './fit-into.ts';

const window = { width: 1000, height: 500 };

test.each([
  [
    'a wide image fills the width',
    { width: 400, height: 100, largest: 4000 },
    { width: 1000, height: 250, left: 0, top: 125 },
  ],
  [
    'a tall image fills the height',
    { width: 100, height: 200, largest: 4000 },
    { width: 250, height: 500, left: 375, top: 0 },
  ],
  [
    'no image grows beyond its pixels',
    { width: 100, height: 50, largest: 200 },
    { width: 200, height: 100, left: 400, top: 200 },
  ],
])('%s', (_, image, place) => {
  expect(fitInto(image, window)).toEqual(place);
});
