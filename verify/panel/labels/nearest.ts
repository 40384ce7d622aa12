import { editDistance } from '../../../src/retrieval/edit-distance.ts';

/** The labels that differ least from the one that was sought, the nearest first. */
export function nearest(sought: string, labels: Iterable<string>, count: number): string[] {
  const wanted = sought.toLowerCase();
  return [...new Set(labels)]
    .map((label) => ({ label, distance: distanceTo(wanted, label.toLowerCase()) }))
    .sort((a, b) => a.distance - b.distance || a.label.length - b.label.length)
    .slice(0, count)
    .map(({ label }) => label);
}

/** A label that goes on after the other one is about as near as one with this many wrong letters. */
const LONGER = 2;

function distanceTo(wanted: string, label: string): number {
  if (label !== wanted && (label.startsWith(wanted) || wanted.startsWith(`${label} `)))
    return LONGER;
  return editDistance(wanted, label, Math.max(wanted.length, label.length));
}

/** `“Save”, “Publish”`. */
export function quoted(labels: readonly string[]): string {
  return labels.map((label) => `“${label}”`).join(', ');
}
