import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { test } from 'vitest';
import { labelPattern } from '../panel/actions/label-pattern.ts';
import { LabelUse } from '../panel/actions/label-use.ts';
import { labelsInSnapshot } from '../panel/actions/rendered-labels.ts';
import { KnownLabels, templatePattern } from '../panel/labels/known-labels.ts';
import { nearest } from '../panel/labels/nearest.ts';
import { matchScene } from '../panel/page/match-scene.ts';
import { filesOf } from '../panel/page/page-files.ts';
import { union, within } from '../panel/pictures/box.ts';
import { differ } from '../panel/pictures/differ.ts';
import { encode, HEAVIEST } from '../panel/pictures/encode.ts';
import { followLabels, notFollowed } from '../panel/scene.ts';
import { parsePage } from '../src/pages/page.ts';

const source = `---
title: Tokens
description: Create a token and give it to somebody.
scene: tokens
---

## Create a token {#create}

:::::steps
::::step[Open :ui[Settings]]
Click :ui[API Tokens] and
then :ui[Create new API Token].

:::note
Without the button, ask for :ui[Create] in :ui[Roles].
:::
::::
::::step[Wait]
It takes a moment.
::::
:::::

::screen{name="tokens-form" alt="A form"}

::::steps
:::step[Save]
Click :ui[Save].
:::
::::

## Delete a token

::::steps
:::step[Delete]
Click :ui[Delete].
:::
::::
`;

const page = parsePage('docs/tokens.md', source);

test('a procedure has the id of its heading, its steps and their labels with lines', () => {
  assert.equal(page.scene, 'tokens');
  assert.deepEqual(
    page.procedures.map(({ id, line }) => [id, line]),
    [
      ['create', 9],
      ['create-2', 25],
      ['delete-a-token', 33],
    ],
  );
  const [first, second] = page.procedures[0]?.steps ?? [];
  assert.equal(first?.title, 'Open Settings');
  assert.deepEqual(
    first?.labels.map(({ text, line }) => [text, line]),
    [
      ['Settings', 10],
      ['API Tokens', 11],
      ['Create new API Token', 12],
    ],
  );
  assert.deepEqual(second?.labels, []);
  assert.deepEqual(
    page.screens.map(({ name, line }) => [name, line]),
    [['tokens-form', 23]],
  );
});

test('every procedure needs its entry, with a function for each step, and the other way round', () => {
  const { matched, problems } = matchScene(page, {
    create: { steps: [followLabels] },
    'create-2': notFollowed('needs a second server'),
    move: { steps: [] },
  });
  assert.deepEqual(
    matched.map(({ procedure }) => procedure.id),
    ['create-2'],
  );
  assert.deepEqual(
    problems.map(({ line, message }) => [line, message.replace(/\. .*/, '')]),
    [
      [
        9,
        'The procedure "create" has 2 step(s), its entry in the scene “tokens” has 1 function(s)',
      ],
      [33, 'The scene “tokens” has no entry for the procedure "delete-a-token"'],
      [1, 'The scene “tokens” has an entry "move", but the page has no such procedure'],
    ],
  );
});

test('a step allows its own labels, and asks for all of them', () => {
  const use = new LabelUse(page.procedures[0]?.steps[0]);
  use.use('Settings');
  use.noteIfShown('My website');
  assert.throws(() => use.use('API Token'), /:ui\[API Token\].*“API Tokens”/);
  assert.deepEqual(use.unused(), ['API Tokens', 'Create new API Token']);
});

test('a label is the whole name of an element, without the marks that the panel adds', () => {
  const matches = (label: string, name: string) => labelPattern(label).test(name);
  assert.ok(matches('Name', 'Name*'));
  assert.ok(matches('categories', 'categories (2)'));
  assert.ok(matches('Keep me (really?)', 'Keep  me (really?)'));
  assert.ok(!matches('API', 'API Tokens'));
  assert.ok(!matches('settings', 'Settings'));
});

test('the labels of the panel are read from an accessibility snapshot', () => {
  const snapshot = `- navigation "Main":
  - link "Content Manager":
    - /url: /admin/content-manager
  - button "Say \\"hello\\"" [disabled]
  - text: "Name: required"
  - checkbox "vegetarian" [checked]
  - paragraph: It takes a moment.
  - textbox "capacity":
    - text: "40"`;
  assert.deepEqual(labelsInSnapshot(snapshot), [
    'Main',
    'Content Manager',
    'Say "hello"',
    'Name: required',
    'vegetarian',
    'It takes a moment.',
    'capacity',
    '40',
  ]);
});

test('the nearest labels come first', () => {
  const labels = ['Delete', 'API Tokens', 'Token type', 'Save', 'API Token settings'];
  assert.deepEqual(nearest('API Token', labels, 2), ['API Tokens', 'API Token settings']);
  assert.deepEqual(nearest('Svae', labels, 1), ['Save']);
});

test('a label exists if a text of the packages is or becomes it, or a scene has seen it', () => {
  const known = new KnownLabels(
    ['Save', '{count} entries found', '{name}', '<b>Role</b>s'],
    ['cover'],
  );
  for (const label of ['Save', '3 entries found', 'cover', 'Roles'])
    assert.ok(known.has(label), label);
  for (const label of ['save', 'entries', 'Sav', 'anything']) assert.ok(!known.has(label), label);
  known.see(['capacity*', 'reviews (2)', 'Other'], new Set(['capacity', 'reviews']));
  assert.ok(known.has('capacity') && known.has('reviews') && !known.has('Other'));
});

test('values in a text, with braces inside, can be anything', () => {
  const pattern = templatePattern('Publish {n, plural, one {# entry} other {# entries}} now');
  assert.ok(pattern?.test('Publish 2 entries now'));
  assert.ok(!pattern?.test('Publish now'));
});

test('files come from the code blocks of the page with their titles', () => {
  const { blocks } = parsePage(
    'docs/x.md',
    '```js title="/config/plugins.js"\nmodule.exports = {};\n```\n',
  );
  assert.deepEqual(
    [...filesOf({ steps: [], files: ['config/plugins.js'] }, blocks)],
    [['/config/plugins.js', 'module.exports = {};']],
  );
  assert.throws(
    () => filesOf({ steps: [], files: ['/src/index.js'] }, blocks),
    /title="\/src\/index.js"/,
  );
});

test('boxes are united, and compared with a window', () => {
  const box = union([
    { x: 10, y: 20, width: 30, height: 40 },
    { x: 5, y: 50, width: 10, height: 50 },
  ]);
  assert.deepEqual(box, { x: 5, y: 20, width: 35, height: 80 });
  assert.ok(within(box, { width: 100, height: 100 }));
  assert.ok(!within(box, { width: 100, height: 99 }));
});

const gray = (width: number, height: number, dot?: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888' } })
    .composite(
      dot === undefined
        ? []
        : [
            {
              input: { create: { width: dot, height: dot, channels: 3, background: '#fff' } },
              left: 5,
              top: 5,
            },
          ],
    )
    .png()
    .toBuffer();

test('pictures differ if somebody can see it', async () => {
  const one = await gray(80, 60);
  assert.ok(!(await differ(one, await gray(80, 60, 4))));
  assert.ok(await differ(one, await gray(80, 60, 8)));
  assert.ok(await differ(one, await gray(81, 60)));
});

test('a picture that stays too heavy fails', async () => {
  const flat = await encode(await gray(2000, 1500));
  assert.ok(flat && flat.length < HEAVIEST);
  const noise = createHash('shake256', { outputLength: 1600 * 1600 * 3 })
    .update('x')
    .digest();
  const png = await sharp(noise, { raw: { width: 1600, height: 1600, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  assert.ok((await encode(png)) === undefined);
});
