import { expect, test } from 'vitest';
import { renderElements } from './testing.ts';
import { vocabulary } from './vocabulary.tsx';

/** What an author gets wrong, the line that is named, and words of the fix. */
const misuses: readonly (readonly [element: string, source: string, line: number, mend: RegExp])[] =
  [
    ['term', 'A :term[Thing]{id="thing"}.', 1, /No term "thing".*glossary\.yml.*document/],
    ['term', ':term{id="document"}', 1, /"term" needs a label: :term\[Label\]/],
    ['fact', ':fact[20]{of="node.old"}', 1, /No fact "node.old".*facts\.yml: node\.oldest, data/],
    ['fact', 'x\n\n:fact[18]{of="node.oldest"}', 3, /"node.oldest" is 20 in docs.*found 18/],
    ['fact', ':fact[`mysql`]{of="databases.clients"}', 1, /is mysql, sqlite in .*found mysql/],
    ['badge', ':badge{name="gold"}', 1, /No badge "gold".*badges\.yml: free, growth/],
    ['badge', ':badge{name="version"}', 1, /Badge "version" needs value/],
    ['badge', ':badge{name="free" value="5"}', 1, /takes no value/],
    [
      'since',
      'x\n\n:since{version="5.12"}',
      3,
      /version is "5\.12".*whole version, such as 5\.12\.0/,
    ],
    ['since', ':since{of="server.host"}', 1, /version is missing. Write the first version/],
    ['since', ':since[5.12.0]{version="5.12.0"}', 1, /"since" takes no label/],
    ['since', ':since{version="5.12.0" name="x"}', 1, /no attribute "name".*Allowed: version, of/],
    [
      'release',
      'x\n\n::release{version="5.9"}',
      3,
      /No release "5\.9".*releases\.json.*5\.2, 5\.1/,
    ],
    ['release', '::release{version="5.2.1"}', 1, /major and a minor version, such as 5\.54/],
    ['whats-new', '::whats-new{page="/"}', 1, /no attribute "page".*Allowed: none/],
    ['icon', ':icon{name="wrench-tool"}', 1, /Lucide icon.*Similar: .*wrench/],
    ['icon', ':icon{nam="cog"}', 1, /no attribute "nam".*Allowed: name/],
    ['kbd', ':kbd[Ctrl++S]', 1, /names of different keys/],
    ['kbd', ':kbd{key="S"}', 1, /needs a label/],
    ['ui', ':ui', 1, /"ui" needs a label/],
    ['ui', ':ui[Save]{in="GitHub"}', 1, /no attribute "in".*Allowed: of/],
    ['image', 'x\n\n::image{light="/images/plate.png"}', 3, /alt is missing. Write what/],
    ['image', '::image{light="/images/p.png" alt="x"}', 1, /No image public\/images\/p\.png/],
    ['image', '::image{src="/images/plate.png" alt="x"}', 1, /no attribute "src".*Allowed: light/],
    ['screen', 'x\n\n::screen{name="token-form"}', 3, /alt is missing. Write what/],
    [
      'screen',
      'x\n\n::screen{name="gone" alt="x"}',
      3,
      /No picture public\/images\/screens\/gone-light\.webp.*npm run screens/,
    ],
    ['screen', '::screen{name="half" alt="x"}', 1, /No picture .*half-dark\.webp/],
    ['screen', '::screen{name="Token form" alt="x"}', 1, /lowercase-with-hyphens/],
    ['screen', '::screen{name="token-form" alt="x" width="3"}', 1, /no attribute "width"/],
    ['query-builder', '::query-builder{url="/"}', 1, /no attribute "url".*Allowed: none/],
    ['query-builder', ':::query-builder\nx\n:::', 1, /is written ::query-builder/],
    ['query-builder', '::query-builder\n\n::query-builder', 3, /twice.*remove the other/],
    ['note', ':::note{color="red"}\nx\n:::', 1, /no attribute "color".*Allowed: none/],
    ['tldr', 'x\n\n:::tldr\nNever closed.', 3, /never closed.*as many colons/],
    ['tabs', '::::tabs\n:::tab[A]\n:::\n::::', 1, /has only one tab/],
    ['tabs', '::::tabs\n:::tab[A]\n:::\n:::tab[a]\n:::\n::::', 4, /value "a".*value="…"/],
    ['tabs', '::::tabs\nText\n::::', 1, /Only tab can be directly inside "tabs".*line 2/],
    ['tabs', '::::tabs\n:::tab[A]\nx\n::::', 2, /"tab" is never closed/],
    ['tab', '::::tabs\n:::tab[A]{value="a b"}\n:::\n::::', 2, /letters, digits and hyphens/],
    ['tab', '::::steps\n:::tab[A]\n:::\n::::', 2, /direct child of tabs; found steps/],
    ['steps', '::::steps\n::::', 1, /"steps" is empty. Put step inside/],
    ['steps', '::::steps\n:::step[A]\n:::\n\nText\n::::', 1, /found a paragraph on line 5/],
    ['step', ':::step[A]\n:::', 1, /direct child of steps/],
    ['step', '::::steps\n:::step\nx\n:::\n::::', 2, /"step" needs a label/],
    ['details', ':::details\nx\n:::', 1, /needs a label/],
    ['details', ':::details[A]{open="yes"}\nx\n:::', 1, /open is "yes". Use "true" or "false"/],
    ['details', ':::details[A]{id="1 a"}\nx\n:::', 1, /id is "1 a"/],
    ['checklist', ':::checklist\n- [ ] a\n:::', 1, /id is missing/],
    ['checklist', ':::checklist{id="a"}\nText\n:::', 1, /one task list/],
    ['checklist', ':::checklist{id="a"}\n- [ ] a\n- b\n:::', 3, /starts with "- \[ \]"/],
    ['checklist', ':::checklist{id="a"}\n- [ ] a\n- [ ] a\n:::', 3, /in the checklist twice/],
    ['cards', '::::cards\n- a\n::::', 1, /Only card can be directly inside.*found a list/],
    ['card', '::card{to="/cms/intro"}', 1, /direct child of cards/],
    ['card', '::::cards\n::card{to="/gone"}\n::::', 2, /\/gone isn't a page.*give a title/],
    ['card', '::::cards\n::card{to="intro.md"}\n::::', 2, /path of the site/],
    ['next-steps', ':::next-steps\nText\n:::', 1, /one list of links/],
    ['next-steps', ':::next-steps\n- [a](/a)\n- b\n:::', 3, /needs a link/],
    ['feature-identity', '::feature-identity', 1, /plan is missing/],
    ['feature-identity', '::feature-identity{plan="gold"}', 1, /No badge "gold"/],
    ['feature-identity', '::feature-identity{plan="version"}', 1, /"version" isn't a plan/],
    ['feature-identity', ':::feature-identity{plan="free"}\n:::', 1, /written ::feature-identity/],
    ['plugin-identity', '::plugin-identity{location="a" resources="x"}', 1, /full https URLs/],
    ['plugin-identity', '::plugin-identity{location="a" package="a b"}', 1, /name of a package/],
    ['breaking-change-list', '::breaking-change-list{area="x"}', 1, /Use one of content-api, /],
    [
      'breaking-change-list',
      '::breaking-change-list{area="database"}',
      1,
      /no breaking change has/,
    ],
    ['breaking-changes', '::breaking-changes{area="database"}', 1, /no attribute "area"/],
    ['breaking-changes', '::breaking-changes\n\n::breaking-changes', 3, /appears twice/],
    ['migration-checker', '::migration-checker[Check]', 1, /takes no label/],
    ['error-finder', '::error-finder[Explain]', 1, /takes no label/],
    ['codemods', ':::codemods\n:::', 1, /written ::codemods/],
    ['breaking-change', '::breaking-change', 1, /this page has no breakingChange in its front/],
    [
      'breaking-change',
      '::breaking-change{of="/cms/intro"}',
      1,
      /\/cms\/intro has no breakingChan/,
    ],
    ['example', ':::example[A]\nx\n:::', 1, /takes no label/],
    ['example', 'x\n\n:::example\n:::', 3, /is empty. Put what you want to show/],
    ['endpoint', ':::endpoint[A]{method="FETCH" path="/"}\nx\n:::', 1, /Use GET, /],
    ['endpoint', ':::endpoint{method="GET" path="/"}\nx\n:::', 1, /needs a label/],
    ['params', ':::params\nText\n:::', 1, /one table and nothing else/],
    [
      'params',
      ':::params[A]\n| Key | Use |\n|---|---|\n\n:::',
      2,
      /start with Name.*found Key, Use/,
    ],
    ['data-table', 'x\n\n::data-table{name="prices"}', 3, /No table "prices".*cloud\.yml: plans/],
    ['data-table', '::data-table', 1, /name is missing/],
    ['tree', ':::tree\nText\n:::', 1, /one nested list/],
    ['tree', ':::tree\n- a\n  - b\n:::', 2, /it is a folder: write "a\/"/],
    ['tree', ':::tree\n- a/\n\n  More.\n:::', 2, /one line, "- name — what it is"/],
  ];

test.each(misuses)('%s: %s', async (_, source, line, fix) => {
  const { problems, html } = await renderElements(source);
  expect(html).toBe('');
  expect(problems.map((problem) => ({ ...problem, message: '' }))).toContainEqual({
    file: 'docs/page.md',
    line,
    message: '',
  });
  expect(problems.map(({ message }) => message).join('\n')).toMatch(fix);
});

test('every element has its misuse above, the kinds of callout sharing one', () => {
  const kinds = ['tip', 'info', 'caution', 'warning', 'danger', 'prerequisites', 'strapi'];
  const tested = new Set([...misuses.map(([element]) => element), ...kinds]);
  expect(Object.keys(vocabulary.elements).filter((name) => !tested.has(name))).toEqual([]);
});
