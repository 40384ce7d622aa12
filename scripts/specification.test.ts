import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../src/config/project-root.ts';

/** A row of SPECIFICATION.md. */
interface Row {
  readonly number: string;
  readonly file: string;
  readonly test: string;
  /** A part of the name of the test; empty where the whole file is meant. */
  readonly name: string;
}

const rows: readonly Row[] = Array.from(
  readFileSync(path.join(projectRoot, 'SPECIFICATION.md'), 'utf8').matchAll(
    /^\| (S\d-\d\d) \| .+ \| `(.+?)` \| `(.+?)`(?:: (.+))? \|$/gm,
  ),
  ([, number = '', file = '', test = '', name = '']) => ({ number, file, test, name }),
);

test('every section of the specification that has behaviors is there, numbered in order', () => {
  const counts = new Map<string, number>();
  for (const { number } of rows) {
    const [section = '', place] = number.split('-');
    const next = (counts.get(section) ?? 0) + 1;
    expect(Number(place)).toBe(next);
    counts.set(section, next);
  }
  expect([...counts.keys()]).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9']);
  expect(rows.length).toBeGreaterThanOrEqual(214);
});

test('the files that are named exist, and so do the tests', () => {
  const missing = rows.flatMap((row) => {
    const { number, file, test: proof, name } = row;
    const problems = [file, proof]
      .filter((named) => !existsSync(path.join(projectRoot, named)))
      .map((named) => `${number}: ${named} doesn't exist`);
    const full = path.join(projectRoot, proof);
    if (!/\.(?:spec|test)\.tsx?$/.test(proof)) problems.push(`${number}: ${proof} isn't a test`);
    else if (name && existsSync(full) && statSync(full).isFile()) {
      if (!readFileSync(full, 'utf8').includes(name)) {
        problems.push(`${number}: ${proof} has no test “${name}”`);
      }
    }
    return problems;
  });
  expect(missing).toEqual([]);
});
