import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { cutIslands } from './cut-islands.ts';
import { Island } from './Island.tsx';

const awkward = 'graph TD; a["<b> & \'c\'"] --> d{"}"}';

test('HTML without islands is one piece', () => {
  expect(cutIslands('<p>a</p>')).toEqual([{ kind: 'html', html: '<p>a</p>' }]);
});

test('an island inside other elements is cut out with its props and its fallback', () => {
  const html = renderToStaticMarkup(
    <section>
      <p>before</p>
      <Island name="diagram" props={{ source: awkward, alternative: 'a leads to d' }}>
        <pre>{awkward}</pre>
      </Island>
      <p>after</p>
    </section>,
  );
  expect(cutIslands(html)).toEqual([
    { kind: 'html', html: '<section><p>before</p>' },
    {
      kind: 'island',
      call: { name: 'diagram', props: { source: awkward, alternative: 'a leads to d' } },
      fallback: renderToStaticMarkup(<pre>{awkward}</pre>),
    },
    { kind: 'html', html: '<p>after</p></section>' },
  ]);
});

test('two islands next to each other leave no empty piece', () => {
  const html = renderToStaticMarkup(
    <>
      <Island name="query-builder" props={{}} />
      <Island name="playground" props={{ code: '1' }}>
        one
      </Island>
    </>,
  );
  expect(cutIslands(html)).toEqual([
    { kind: 'island', call: { name: 'query-builder', props: {} }, fallback: '' },
    { kind: 'island', call: { name: 'playground', props: { code: '1' } }, fallback: 'one' },
  ]);
});

test('an unknown island and wrong props are rejected', () => {
  expect(() => cutIslands('<content-island data-name="nope" data-props="{}">')).toThrow(
    'There is no island "nope". Known: diagram, playground, query-builder, change-filters, migration-checker.',
  );
  expect(() =>
    cutIslands('<content-island data-name="playground" data-props="{&quot;x&quot;:1}">'),
  ).toThrow();
});
