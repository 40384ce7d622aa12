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

const quoted = (regions?: string): string => {
  const quotation = quote(source, 'x.ts', regions);
  return quotation.ok ? quotation.code : quotation.message;
};

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
  assert.equal(
    quoted('outr'),
    'x.ts has no region "outr". It has "outer", "inner", "item", "twice", "twice", "open".',
  );
  assert.equal(quoted('twice'), 'x.ts has the region "twice" 2 times. Give each a different name.');
  assert.equal(quoted('open'), 'x.ts:24: the region "open" has no `#endregion`.');
});

test('regions of JSON are members of the object', () => {
  const json = '{ "name": "x", "files": ["dist"], "strapi": { "kind": "plugin" } }';
  assert.deepEqual(quote(json, 'package.json', 'strapi'), {
    ok: true,
    code: '{\n  "strapi": {\n    "kind": "plugin"\n  }\n}',
  });
  assert.deepEqual(quote(json, 'package.json', 'string'), {
    ok: false,
    message: 'package.json has no member "string". It has "name", "files", "strapi".',
  });
});

test('every region of the example plugin can be quoted', () => {
  const problems = pluginSources(verifyRoot).flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return regionNames(text).flatMap((name) => {
      const quotation = quote(text, path.relative(examplePlugin, file), name);
      return quotation.ok ? [] : [quotation.message];
    });
  });
  assert.deepEqual(problems, []);
});
