import { isNewer, ownVersion } from '../../ui/own-version/own-version.ts';

/** Marks what came after the version that the reader chose as theirs, or takes the marks away. */
export function markNewer(): void {
  const own = ownVersion();
  for (const badge of document.querySelectorAll<HTMLElement>('[data-since]')) {
    if (own !== undefined && isNewer(badge.dataset.since ?? '', own))
      badge.dataset.newer = `not in ${own}`;
    else delete badge.dataset.newer;
  }
  for (const example of document.querySelectorAll<HTMLElement>('[data-tested-from]')) {
    const from = example.dataset.testedFrom ?? '';
    if (own !== undefined && isNewer(from, own))
      example.dataset.newer = `Runs on ${from} and newer, failed on an older version`;
    else delete example.dataset.newer;
  }
}
