import { expect, test } from 'vitest';
import { recordsOfPage, type SearchableDocument } from './build-records.ts';
import { groupOf, titlesOf } from './record.ts';

const document: SearchableDocument = {
  path: '/cms/api/rest/filters',
  title: 'Filters',
  description: 'All filter operators.',
  tags: ['REST API', 'filters'],
  unlisted: false,
  links: [],
};

const html = `<!doctype html><nav>Menu</nav><main><nav>Crumbs</nav><article>
<h1>Filters</h1><details data-search="skip"><summary>On this page</summary></details>
<p>Keep <button popoverTarget="d">documents</button><span id="d" popover="auto">Not this</span> that
<code>match</code>.</p>
<h2 id="ops">Operators<a href="#ops" aria-label="Link to this section">#</a></h2>
<table><tr><td>$eq</td><td>equals</td></tr></table>
<figure><figcaption>/config/server.ts</figcaption><pre><code><span>const</span> a = <span>1</span>;
b()</code></pre><button>Copy code</button></figure>
<p data-search="skip">Not this</p>
<h4 id="deep">Deep</h4><p>Further <svg><title>no</title></svg>text</p>
<h2 id="end">End</h2>
</article><footer>Contribute</footer></main>`;

const records = recordsOfPage(document, html, 0);

test('a page has a record for its opening and one for each heading', () => {
  expect(records.map(({ url }) => url)).toEqual([
    '/cms/api/rest/filters',
    '/cms/api/rest/filters#ops',
    '/cms/api/rest/filters#deep',
    '/cms/api/rest/filters#end',
  ]);
});

test('the hierarchy follows the headings', () => {
  expect(records.map(titlesOf)).toEqual([
    ['Filters'],
    ['Filters', 'Operators'],
    ['Filters', 'Operators', 'Deep'],
    ['Filters', 'End'],
  ]);
  expect(records[2]).toMatchObject({
    hierarchy_lvl0: 'CMS',
    hierarchy_lvl3: null,
    hierarchy_lvl4: 'Deep',
  });
});

test('text, tables and code are content; furniture is not', () => {
  expect(records.map(({ content }) => content)).toEqual([
    'Keep documents that match.',
    '$eq equals /config/server.ts\nconst a = 1; b()',
    'Further text',
    '',
  ]);
  const [, operators] = records;
  expect(operators?.content.slice(operators.codeStart)).toBe('const a = 1; b()');
});

test('only the first record has the description and the tags', () => {
  expect(records.map(({ description }) => description)).toEqual([
    document.description,
    null,
    null,
    null,
  ]);
});

test('ids are those of Meilisearch, unique, and the same in every build', () => {
  const ids = records.map(({ objectID }) => objectID);
  expect(new Set(ids).size).toBe(records.length);
  for (const id of ids) expect(id).toMatch(/^[\w-]{1,511}$/);
  expect(recordsOfPage(document, html, 9).map(({ objectID }) => objectID)).toEqual(ids);
});

test('superseded pages weigh less, pages with many links to them a little more', () => {
  const rank = (path: string, links = 0) =>
    recordsOfPage({ ...document, path }, html, links)[0]?.pageRank ?? 0;
  expect(rank('/cms/api/entity-service')).toBeLessThan(rank('/cms/api/document-service'));
  expect(rank('/snippets/a')).toBeLessThan(rank('/cms/faq'));
  expect(rank('/cms/intro', 20)).toBeGreaterThan(rank('/cms/intro'));
});

test.each([
  ['/cms/intro', 'CMS'],
  ['/cloud/intro', 'Cloud'],
  ['/release-notes', 'Documentation'],
])('%s belongs to %s', (url, group) => {
  expect(groupOf(url)).toBe(group);
});
