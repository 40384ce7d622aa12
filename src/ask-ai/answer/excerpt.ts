import type { Passage } from '../../retrieval/passages.ts';

/** A quotation with its place. */
export interface Excerpt extends Omit<Passage, 'blocks' | 'share'> {
  readonly markdown: string;
}
