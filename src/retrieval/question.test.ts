import { describe, expect, test } from 'vitest';
import { type Question, readQuestion } from './question.ts';
import { packSynonyms, packVocabulary } from './vocabulary/pack-vocabulary.ts';
import { readVocabulary } from './vocabulary/vocabulary.ts';

const vocabulary = {
  ...readVocabulary(packVocabulary()),
  synonyms: [...packSynonyms().values()].flat(),
};
const read = (question: string | Question) =>
  readQuestion(typeof question === 'string' ? { text: question } : question, vocabulary);
const words = (question: string | Question) => read(question).map(({ word }) => word);

describe('a question becomes terms', () => {
  test.each([
    ['How do I sort the results?', ['sort', 'results']],
    ['filters[name][$eq]', ['filters', 'name', '$eq', 'eq']],
    ['documentId', ['documentid', 'document', 'id']],
    // Where nothing else is asked, the words of questions count.
    ['what is it', ['what', 'is', 'it']],
    ['', []],
  ])('%s', (question, expected) => {
    expect(words(question)).toEqual(expected);
  });

  test('only a word that may go on is taken for a beginning', () => {
    expect(read('popul').at(-1)?.last).toBe(true);
    expect(read('popul?').at(-1)?.last).toBe(false);
  });

  test('synonyms stand for a word, a phrase for its first', () => {
    const terms = read('eager loading');
    expect(terms[0]?.synonyms.has('populate')).toBe(true);
    expect(read('new project').find(({ word }) => word === 'project')?.kind).toBe('aside');
  });

  test('a phrase that starts with a stop word adds to what follows', () => {
    const terms = read('how to go live');
    expect(terms.find(({ word }) => word === 'live')?.synonyms.has('deployment')).toBe(true);
    expect(terms.some(({ word }) => word === 'go')).toBe(false);
  });
});

describe('in a conversation', () => {
  const earlier = ['How do I create a webhook?'];

  test('a follow-up takes the earlier question along, at a lower weight', () => {
    const terms = read({ text: 'and with headers?', earlier });
    expect(terms.find(({ word }) => word === 'headers')?.weight).toBe(1);
    expect(terms.find(({ word }) => word === 'webhook')?.weight).toBeLessThan(0.5);
  });

  test('a new question does not depend on the one before', () => {
    const text = 'Which limits has the Growth plan in Cloud?';
    expect(words({ text, earlier })).not.toContain('webhook');
  });

  test('code adds its names', () => {
    const terms = read({ text: 'What does this do?', code: 'strapi.documents(uid)' });
    expect(terms.map(({ word }) => word)).toEqual(expect.arrayContaining(['documents', 'uid']));
  });
});
