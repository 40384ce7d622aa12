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

/** Letters to change; a label that contains the other is near, however long it is. */
function distanceTo(wanted: string, label: string): number {
  if (label.includes(wanted) || (label.length > 2 && wanted.includes(label))) return 1;
  return editDistance(wanted, label, Math.max(wanted.length, label.length));
}

/** `“Save”, “Publish”`. */
export function quoted(labels: readonly string[]): string {
  return labels.map((label) => `“${label}”`).join(', ');
}
