import { expect, test } from 'vitest';
import {
  decodeLabels,
  decodeMentions,
  encodeLabels,
  encodeMentions,
  labelKinds,
} from './postings.ts';

test('mentions survive encoding in the order of their sections, whatever the distance', () => {
  const mentions = [40_000, 0, 1, 33].map((section, at) => ({ section, weight: (at + 1) / 5 }));
  const decoded = decodeMentions(encodeMentions(mentions));
  expect(decoded.map(({ section }) => section)).toEqual([0, 1, 33, 40_000]);
  expect(decoded[3]?.weight).toBeCloseTo(0.2, 1);
  expect(decoded[0]?.weight).toBeCloseTo(0.4, 1);
});

test('labels survive encoding; several may belong to one section', () => {
  const labels = [
    { section: 7, kind: labelKinds.heading, length: 3 },
    { section: 7, kind: labelKinds.question + 2, length: 1 },
    { section: 9, kind: labelKinds.path, length: 16 },
  ];
  expect(decodeLabels(encodeLabels(labels))).toEqual(labels);
});

test('a label longer than can be told counts as the longest', () => {
  const [label] = decodeLabels(encodeLabels([{ section: 1, kind: 0, length: 99 }]));
  expect(label).toEqual({ section: 1, kind: 0, length: 16 });
});
