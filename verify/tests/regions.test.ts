import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'vitest';
import { examplePlugin, verifyRoot } from '../src/paths.ts';
import { quote, regionNames } from '../src/plugin/regions.ts';
import { pluginSources } from '../src/plugin/sources.ts';

const source = `import a from 'a';

// #region outer
export function outer() {
  // #region inner
  const link = <a href={a} />;

  // #endregion

  return [
    {/* #region item */}
    link,
    {/* #endregion */}
  ];
}
// #endregion

// #region twice
one();
// #endregion
// #region twice
two();
// #endregion
// #region open
three();
`;

const quoted = (regions?: string): string => quote(source, 'x.ts', regions);

test('a region is quoted without marks, common indentation and double empty lines', () => {
  assert.equal(quoted('inner'), 'const link = <a href={a} />;');
  assert.equal(
    quoted('outer'),
    'export function outer() {\n  const link = <a href={a} />;\n\n  return [\n    link,\n  ];\n}',
  );
});

test('several regions are joined by an empty line', () => {
  assert.equal(quoted('item,inner'), 'link,\n\nconst link = <a href={a} />;');
});

test('without a region, the whole file is quoted', () => {
  assert.match(quoted(), /^import a from 'a';\n\nexport function outer/);
  assert.doesNotMatch(quoted(), /#region/);
});

test('a region that is unknown, ambiguous or open is named with its file', () => {
  const problems = {
    outr: 'x.ts has no region "outr". It has "outer", "inner", "item", "twice", "twice", "open".',
    twice: 'x.ts has the region "twice" 2 times. Give each a different name.',
    open: 'x.ts:24: the region "open" has no `#endregion`.',
  };
  for (const [name, message] of Object.entries(problems))
    assert.throws(() => quoted(name), new Error(message));
});

test('regions of JSON are members of the object', () => {
  const json = '{ "name": "x", "files": ["dist"], "strapi": { "kind": "plugin" } }';
  assert.equal(
    quote(json, 'package.json', 'strapi'),
    '{\n  "strapi": {\n    "kind": "plugin"\n  }\n}',
  );
  assert.throws(
    () => quote(json, 'package.json', 'string'),
    new Error('package.json has no member "string". It has "name", "files", "strapi".'),
  );
});

test('every region of the example plugin can be quoted', () => {
  for (const file of pluginSources(verifyRoot)) {
    const text = readFileSync(file, 'utf8');
    for (const name of regionNames(text))
      assert.doesNotThrow(() => quote(text, path.relative(examplePlugin, file), name));
  }
});
