import { expect, test } from 'vitest';
import type { QuestionTerm } from './question.ts';
import { correctSpelling, isSlipOf } from './spelling.ts';
import { indexOf, opening, pageOf } from './testing/small-index.ts';
import { stopWords } from './vocabulary/stop-words.ts';

test.each(['adn', 'teh', 'wat', 'wich', 'waht', 'betwen', 'difrence', 'becuse'])(
  '%s is a little word with a typo',
  (typed) => expect(isSlipOf(typed, [...stopWords, 'because'])).toBe(true),
);

// `must`, `can`, `done`, `get`, `the` and `for` with another letter are their own words.
test.each(['rust', 'cat', 'node', 'git', 'tie', 'fog', 'kubernetes', 'es6', 'a'])(
  '%s is none',
  (typed) => expect(isSlipOf(typed, stopWords)).toBe(false),
);

const said = await indexOf([
  ...['one', 'two', 'three'].map((name) =>
    pageOf(`/cms/${name}`, { title: name, sections: [opening('A type of content.')] }),
  ),
  pageOf('/cms/rare', { title: 'rare', sections: [opening('A tip, and tape.')] }),
]);
const meantBy = async (word: string) => {
  const term: QuestionTerm = {
    word,
    last: false,
    synonyms: new Map(),
    kind: 'word',
    weight: 1,
  };
  return [...(await correctSpelling(term, said)).keys()];
};

test('of words that are as near, the one that more pages have was meant', async () => {
  expect((await meantBy('tpe'))[0]).toBe('type');
  expect((await meantBy('tipe'))[0]).toBe('type');
});

test('a word of three letters may lack one, but is no other word of three letters', async () => {
  expect(await meantBy('typ')).toEqual(['type']);
  expect(await meantBy('tap')).toEqual(['tape']);
});
