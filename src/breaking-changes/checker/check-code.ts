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
  const lines = source.split('\n');
  const lineAt = lineFinder(read.code);
  return changes
    .map((change) => {
      const reasons = new Map<number, string[]>();
      for (const rule of change.rules) {
        for (const line of new Set(findRule(rule, read).map(lineAt))) {
          const known = reasons.get(line) ?? [];
          if (!known.includes(rule.reason)) reasons.set(line, [...known, rule.reason]);
        }
      }
      const places = [...reasons]
        .sort(([a], [b]) => a - b)
        .map(([line, why]) => ({ line, code: (lines[line - 1] ?? '').trim(), reasons: why }));
      return { change, places };
    })
    .filter(({ places }) => places.length > 0)
    .sort((a, b) => (a.places[0]?.line ?? 0) - (b.places[0]?.line ?? 0));
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
