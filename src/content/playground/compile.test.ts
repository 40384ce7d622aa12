import { expect, test } from 'vitest';
import { CompileError, compile } from './compile.ts';
import { guardName } from './insert-guards.ts';

/** Runs compiled code with a guard that stops it after so many calls. */
function run(source: string, limit = 1000): unknown {
  const exports: { default?: unknown } = {};
  let calls = 0;
  const guard = () => {
    calls += 1;
    if (calls > limit) throw new Error('stopped');
  };
  const require = (name: string) => ({ name });
  const React = { createElement: (...all: unknown[]) => all };
  new Function('exports', 'require', 'React', guardName, compile(source))(
    exports,
    require,
    React,
    guard,
  );
  return exports.default;
}

test.each([
  ['a default export', 'export default 1 + 1;', 2],
  ['the last expression', 'const a = 2;\na * 2', 4],
  ['the last variable', 'const other = 1;\nconst shown = 3;', 3],
  ['an element', '<p>Hi</p>', ['p', null, 'Hi']],
  ['code with types', 'const a: number = 5 as number;', 5],
  ['an import', "import { useState } from 'react';\nexport default typeof useState;", 'undefined'],
])('%s is what shows', (_, source, shown) => {
  expect(run(source)).toEqual(shown);
});

test('the last function or class is a component', () => {
  expect(run('function A() {}\nfunction B() {}')).toHaveProperty('name', 'B');
  expect(run('class C {}')).toHaveProperty('name', 'C');
});

test.each([
  ['while (true) {}'],
  ['while (true);'],
  ['do {} while (true)'],
  ['do ; while (true)'],
  ['for (;;) {}'],
  ['for (;;) { try { throw 1 } catch {} }'],
  ['outer: while (true) while (true) continue outer'],
  ['const list = [1];\nfor (const item of list) list.push(item)'],
  ['const f = () => f();\nf()'],
  ['const f = (n) => n + g(n), g = (n) => ({ n: f(n) });\nf(1)'],
  ['function f() { return f() }\nf()'],
  ['let a;\nwhile (true) a = () => 1'],
  ['[1].map(function f() { f() })'],
  ['new (class A { constructor() { new A() } })()'],
])('%j is stopped', (source) => {
  expect(() => run(`${source}\n;export default 1;`)).toThrow('stopped');
});

test('code that ends is not disturbed', () => {
  expect(
    run(`
      let sum = 0;
      for (let i = 0; i < 3; i += 1) sum += i;
      while (sum < 10) sum += 1;
      do sum += 1; while (sum < 20)
      const twice = (n) => n * 2, pair = (n) => ({ n });
      if (sum) for (const key in { a: 1 }) sum += key.length;
      export default [twice(sum), pair(1)];
    `),
  ).toEqual([42, { n: 1 }]);
});

test.each([
  ['const a = ;', 1],
  ['const a = 1;\n<p>', 2],
  ['const a = 1;\nconst a = 2;\n', 2],
])('%j is rejected with its line', (source, line) => {
  expect(() => compile(source)).toThrow(CompileError);
  try {
    compile(source);
  } catch (error) {
    expect(error).toHaveProperty('line', line);
  }
});

test('code that shows nothing says what to do', () => {
  expect(() => compile('if (true) {}')).toThrow(/End with a component or an element/);
});
