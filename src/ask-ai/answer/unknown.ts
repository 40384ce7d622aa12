import type { Retrieval } from '../../retrieval/retrieve.ts';

/** Nothing in the documentation says enough of what was asked; the nearest pages are only offered. */
export interface Unknown {
  readonly kind: 'unknown';
  readonly nearest: readonly { readonly path: string; readonly title: string }[];
}

const nearestOffered = 3;

export function unknown({ pages }: Retrieval): Unknown {
  const nearest = pages.slice(0, nearestOffered).map(({ path, title }) => ({ path, title }));
  return { kind: 'unknown', nearest };
}
