import { createHash } from 'node:crypto';
import type { FrontMatter } from '../front-matter.ts';
import type { Verifiable } from './verifiable.ts';

/** Where something is, which changes with every line of text above it. */
const positions = new Set(['line', 'endLine', 'order']);

/**
 * Changes with whatever on a page can be verified, its snippets included, and not with the text around
 * it: SHA-256 as hexadecimal digits.
 */
export function verifiableHash(
  page: Verifiable,
  { scene, breakingChange }: Pick<FrontMatter, 'scene' | 'breakingChange'>,
): string {
  const { blocks, tables, labels, since, procedures, screens, messages } = page;
  const parts = { blocks, tables, labels, since, procedures, screens, messages };
  const json = JSON.stringify(
    { ...parts, scene, codemods: breakingChange?.codemods },
    (key, value) => (positions.has(key) ? undefined : value),
  );
  return createHash('sha256').update(json).digest('hex');
}
