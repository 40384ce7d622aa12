import type { PageBlock } from './load.ts';

/** A block and the text that it must have, for `--update`. */
export interface BlockOutput {
  readonly block: PageBlock;
  readonly code: string;
}
