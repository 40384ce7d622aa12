// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { explanationsOf } from './explanations.ts';
import { looksLikeError } from './looks-like-error.ts';
import { patternOf } from './message-pattern.ts';
import { nearestMessages } from './nearest-messages.ts';
import { recognize } from './recognize.ts';

const messages = [
  'App keys are required. Please set app.keys in config/server.js',
  'The port 1337 is already used by another application.',
  'Policy global::… not found',
  'Admin locale "…" is deprecated',
  "Cannot read properties of undefined (reading 'register')",
  'ECONNREFUSED 127.0.0.1:5432',
  'Invalid parameters',
  'password authentication failed for user "<name>"',
  "Can't find module '…' in this project",
  'password authentication failed',
  'While resolving: strapi@…',
  'Invalid key …',
  'violates unique constraint "…_pkey"',
];
const patterns = messages.flatMap((message) => patternOf(message) ?? []);
const found = (paste: string) =>
  recognize(paste, patterns).map(({ patterns: [number = -1] }) => patterns[number]?.message);

describe('a message is recognized', () => {
  test.each([
    ['alone', 'app keys are required. please set app.keys in config/server.js', 0],
    [
      'in a log with times, levels and colors',
      '[2026-01-12 09:08:00.123] \u001b[31merror\u001b[39m: App keys are required. Please set app.keys in config/server.js',
      0,
    ],
    [
      'in a box, over two lines',
      '│ The port 3000 is already used │\n│ by another application. │',
      1,
    ],
    ['with another name', 'Error: Policy global::is-owner not found.', 2],
    ['with another quoted value', 'warn: Admin locale "no" is deprecated', 3],
    [
      'in a response',
      '{"data":null,"error":{"status":400,"name":"ValidationError","message":"Invalid parameters"}}',
      6,
    ],
    ['short, after a time and a level', '[2026-01-12 09:08:00.123] error: Invalid parameters', 6],
    ['with what it ends in', '"message": "Invalid key documentId at filters"', 11],
    ['with an address', 'Error: connect ECONNREFUSED ::1:5432', 5],
    ['with a version', 'npm ERR! While resolving: strapi@5.0.0', 10],
    ['where an apostrophe is no quotation mark', "Can't find module 'lodash' in this project", 8],
  ])('%s', (_, paste, number) => {
    expect(found(paste)).toEqual([messages[number]]);
  });

  test('with the rest of a word that a gap leaves open', () => {
    expect(found('violates unique constraint "dishes_pkey"')).toEqual([messages[12]]);
    expect(found('violates unique constraint "dishes_slug_unique"')).toEqual([]);
  });

  test('by what it says most precisely', () => {
    expect(found('password authentication failed for user "strapi"')).toEqual([messages[7]]);
  });

  test('with what differs marked', () => {
    expect(recognize('Policy global::is-owner not found', patterns)[0]?.parts).toEqual([
      { text: 'Policy', own: false },
      { text: ' global::is-owner ', own: true },
      { text: 'not found', own: false },
    ]);
  });

  test('once, and its cause first', () => {
    const paste = 'Invalid parameters\nInvalid parameters\nCaused by: Error: connect ECONNREFUSED';
    expect(found(paste)).toEqual([messages[5], messages[6]]);
    expect(
      found('Invalid parameters\ntry again with --debug\nError: connect ECONNREFUSED 127.0.0.1'),
    ).toEqual([messages[5], messages[6]]);
    expect(found('Invalid key db: password authentication failed')).toEqual([
      messages[9],
      messages[11],
    ]);
    expect(
      found('Invalid parameters\nInvalid key (up) failed: Original error:\n│ connect ECONNREFUSED'),
    ).toEqual([messages[5], messages[6], messages[11]]);
  });
});

describe('nothing is recognized', () => {
  test.each([
    ['of another value in parentheses', "Cannot read properties of undefined (reading 'map')"],
    [
      'of a short message inside a sentence',
      'Which invalid parameters does the REST API of Strapi drop silently and which are errors?',
    ],
    ['in a stack', 'at Policy global::x not found (app.js:1:2)'],
    ['in a command that was typed', '$ password authentication failed'],
    ['of a short message about something else', 'error: Invalid parameters of the oven'],
    ['in other software', 'panic: runtime error: index out of range [5] with length 3'],
  ])('%s', (_, paste) => {
    expect(found(paste)).toEqual([]);
  });

  test('but what is near is offered', () => {
    const [nearest = -1] = nearestMessages('The port is already in use by application 3', patterns);
    expect(patterns[nearest]?.message).toBe(messages[1]);
    expect(nearestMessages('panic: index out of range', patterns)).toEqual([]);
    expect(nearestMessages('The port\nis already\nused by another\napplication', patterns)).toEqual(
      [],
    );
  });
});

test('a paste of any size takes no time that grows faster than it', () => {
  const line = 'App keys are required. The port 1 is already used by. Policy not Policy not.\n';
  expect(found(line.repeat(20_000))).toEqual([]);
});

test('rows of troubleshooting tables explain the messages in their first cells', () => {
  const cell = (markdown: string) => ({ markdown, text: markdown });
  const table = (header: string) => ({
    depth: 2,
    slug: 'troubleshooting',
    title: 'Troubleshooting',
    titleMarkdown: 'Troubleshooting',
    trail: [],
    badges: [],
    blocks: [
      {
        kind: 'table',
        header: [cell(header), cell('Cause'), cell('Solution')],
        rows: [
          [cell('`Some text` or `EADDRINUSE`'), cell('A cause'), cell('')],
          [cell('Links are wrong in `url`'), cell('A cause'), cell('A remedy')],
        ],
      } as const,
    ],
  });
  expect(explanationsOf([table('Message or symptom')])).toEqual([
    {
      messages: ['Some text', 'EADDRINUSE'],
      symptom: '`Some text` or `EADDRINUSE`',
      slug: 'troubleshooting',
      title: 'Troubleshooting',
      advice: [{ label: 'Cause', markdown: 'A cause' }],
    },
  ]);
  expect(explanationsOf([table('Option')])).toEqual([]);
});

test.each([
  ['[2026-01-12 09:08:00.123] error: It failed', true],
  ['TypeError: x is not a function\n    at run (/app/a.js:1:2)', true],
  ['{"error": {"status": 400}}', true],
  ['│  Error: Cannot find module │', true],
  ['[2026-01-12 09:08:00.123] http: GET /api/dishes/2 (13 ms) 404', true],
  ['[2026-01-12 09:08:00.123] http: GET /api/dishes (13 ms) 200', false],
  ['How do I handle errors in a controller?', false],
  ['What does the error handling page say about ValidationError?', false],
])('%s looks like an error: %s', (text, is) => {
  expect(looksLikeError(text)).toBe(is);
});
