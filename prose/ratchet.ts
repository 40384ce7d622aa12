import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PageReport } from './check-page.ts';

/**
 * How many blocks of code without an introduction each page had when they were last counted. The
 * numbers only go down; a page that isn't listed has none.
 */
const ratchetSchema = z.record(
  z.string(),
  z.strictObject({
    /** Code directly after a heading. */
    headings: z.number().int().nonnegative(),
    /** Code directly after other code. */
    blocks: z.number().int().nonnegative(),
  }),
);

export type Ratchet = z.infer<typeof ratchetSchema>;

const ratchetFile = path.join(import.meta.dirname, 'ratchet.json');

export const readRatchet = (): Ratchet =>
  ratchetSchema.parse(JSON.parse(readFileSync(ratchetFile, 'utf8')));

export const writeRatchet = (ratchet: Ratchet): void =>
  writeFileSync(ratchetFile, `${JSON.stringify(ratchet, null, 2)}\n`);

/** The counts of these pages; pages without such blocks are left out. */
export function countsOf(reports: readonly PageReport[]): Ratchet {
  const counts: Ratchet = {};
  for (const { file, blocks } of reports) {
    if (blocks.length === 0) continue;
    const headings = blocks.filter(({ check }) => check === 'heading').length;
    counts[file] = { headings, blocks: blocks.length - headings };
  }
  return counts;
}

/** The pages whose counts rose, each with a message for its author. */
export function risesOver(ratchet: Ratchet, counts: Ratchet): string[] {
  const none = { headings: 0, blocks: 0 };
  return Object.entries(counts).flatMap(([file, { headings, blocks }]) => {
    const before = ratchet[file] ?? none;
    return [
      ...(headings > before.headings
        ? [`${file}  ${headings} headings go straight to code, up from ${before.headings}.`]
        : []),
      ...(blocks > before.blocks
        ? [`${file}  ${blocks} blocks follow another without a sentence, up from ${before.blocks}.`]
        : []),
    ];
  });
}
