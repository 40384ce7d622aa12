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
  return hashOf({ ...parts, scene, codemods: breakingChange?.codemods });
}

/** Changes with the code blocks of a page alone. */
export const examplesHash = ({ blocks }: Pick<Verifiable, 'blocks'>): string => hashOf(blocks);

function hashOf(value: unknown): string {
  const json = JSON.stringify(value, (key, part) => (positions.has(key) ? undefined : part));
  return createHash('sha256').update(json).digest('hex');
}
