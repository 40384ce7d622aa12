import { availableParallelism, totalmem } from 'node:os';

/** What a CMS with its admin panel, or a compiler, takes at most, in bytes. */
const memoryOfOne = 4 * 1024 ** 3;

/** How many of those this machine can run side by side. */
export function laneCount(): number {
  return Math.max(1, Math.min(availableParallelism(), Math.floor(totalmem() / memoryOfOne)));
}
