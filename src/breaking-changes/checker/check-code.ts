import type { Rule } from '../rule-schema.ts';
import { findRule } from './find-rule.ts';
import { readCode } from './read-code.ts';

/** A breaking change as the checker knows it; it is served as JSON to those who use it. */
export interface CheckedChange {
  /** Path of its page on the site. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly rules: readonly Rule[];
}

/** A place in the code that a breaking change concerns. */
interface Place {
  /** From 1. */
  readonly line: number;
  /** What is on the line. */
  readonly code: string;
  /** Where in `code` the first thing is that a rule found. */
  readonly column: number;
  /** Why it matters, by each of the rules that found it. */
  readonly reasons: readonly string[];
}

/** A breaking change that affects the code, with its places in order. */
export interface CheckedFinding<Change extends CheckedChange = CheckedChange> {
  readonly change: Change;
  readonly places: readonly Place[];
}

/**
 * Looks for the breaking changes that concern some code of a v4 project, a `package.json`, a request
 * or a command, in the order of their first places.
 */
export function checkCode<Change extends CheckedChange>(
  source: string,
  changes: readonly Change[],
): CheckedFinding<Change>[] {
  const read = readCode(source);
  const lineAt = lineFinder(read.code);
  // The code that was read starts with something to help the parser.
  const added = read.code.length - source.length;
  return changes
    .map((change) => {
      const found = new Map<number, { from: number; reasons: string[] }>();
      for (const rule of change.rules) {
        for (const offset of findRule(rule, read)) {
          const line = lineAt(offset);
          const { from, reasons } = found.get(line) ?? { from: offset, reasons: [] };
          if (!reasons.includes(rule.reason)) reasons.push(rule.reason);
          found.set(line, { from: Math.min(from, offset), reasons });
        }
      }
      const places = [...found]
        .sort(([a], [b]) => a - b)
        .map(([line, { from, reasons }]) => ({
          line,
          ...lineAround(source, from - added),
          reasons,
        }));
      return { change, places };
    })
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => (a.places[0]?.line ?? 0) - (b.places[0]?.line ?? 0));
}

/** The line of an offset without what indents it, and where in it the offset is. */
function lineAround(source: string, offset: number): Pick<Place, 'code' | 'column'> {
  const before = source.slice(source.lastIndexOf('\n', offset - 1) + 1, offset).trimStart();
  const [after = ''] = source.slice(offset).split('\n', 1);
  return { code: (before + after).trim(), column: before.length };
}

/** Gives the line of an offset, from 1. */
function lineFinder(code: string): (offset: number) => number {
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle;
    }
    return high;
  };
}
