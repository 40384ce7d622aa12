import { isNewer, ownVersion } from '../../ui/own-version/own-version.ts';

/** Marks what came after the version that the reader chose as theirs, or takes the marks away. */
export function markNewer(): void {
  const own = ownVersion();
  const marked = document.querySelectorAll<HTMLElement>('[data-since], [data-tested-from]');
  for (const { dataset } of marked) {
    const { since, testedFrom } = dataset;
    if (own === undefined || !isNewer(since ?? testedFrom ?? '', own)) delete dataset.newer;
    else if (since !== undefined) dataset.newer = `not in ${own}`;
    else dataset.newer = `Runs on ${testedFrom} and newer, failed on an older version`;
  }
}
