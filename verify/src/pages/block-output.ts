import type { PageBlock } from './page.ts';

/** A block that is wrong, and the text that it must have, for `--update`. */
export interface BlockOutput {
  readonly block: PageBlock;
  readonly code: string;
}
