import { expect, it } from 'vitest';
import { namesLookedUp } from './lookups.ts';

it('names what a page asked for of one kind', () => {
  const lookups = ['facts node.oldest', 'images /images/menu card.png', 'pages cms/intro'];
  expect(namesLookedUp(lookups, 'images')).toEqual(['/images/menu card.png']);
  expect(namesLookedUp(lookups, 'badges')).toEqual([]);
});
