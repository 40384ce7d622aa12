import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Problems } from '../problems/problems.ts';

const version = z.string().regex(/^\d+\.\d+\.\d+$/);

/** A page as its examples were when they ran on older versions. */
const pageSchema = z.strictObject({
  /** Another hash means that an example changed since. */
  examplesHash: z.string(),
  /** By version: the examples that fail there, by their keys, each with the first thing that was wrong. */
  versions: z.record(version, z.record(z.string(), z.string())),
});

/** `docs/data/older-versions.json`: what older versions of the product make of the examples. */
export const olderVersionsSchema = z.strictObject({
  /** The version that the pages described then. All examples pass there. */
  present: version,
  /** By the file of a page. */
  pages: z.record(z.string(), pageSchema),
});

export type OlderVersions = z.infer<typeof olderVersionsSchema>;
export type PageOnVersions = z.infer<typeof pageSchema>;

/** What names an example: it says the same wherever it stands. */
export function exampleKey(code: string): string {
  return createHash('sha256').update(code).digest('hex').slice(0, 16);
}

/** By page and the key of an example: the oldest version from which on it passed on all that were tried. */
export type TestedFrom = ReadonlyMap<string, Readonly<Record<string, string>>>;

export function readTestedFrom(
  { file, text }: { readonly file: string; readonly text: string },
  problems: Problems,
): TestedFrom {
  const result = olderVersionsSchema.safeParse(JSON.parse(text));
  if (!result.success) {
    problems.add({
      file,
      line: 1,
      message: `${z.prettifyError(result.error)}. Run "npm run on -- 5.40.0" in verify/ to compute it again.`,
    });
    return new Map();
  }
  const { present, pages } = result.data;
  return new Map(
    Object.entries(pages).map(([page, { versions }]) => [page, testedFrom(present, versions)]),
  );
}

function testedFrom(
  present: string,
  versions: PageOnVersions['versions'],
): Readonly<Record<string, string>> {
  const from: Record<string, string> = {};
  let newer = present;
  for (const [tried, failing] of newestFirst(versions)) {
    for (const key of Object.keys(failing)) from[key] ??= newer;
    newer = tried;
  }
  return from;
}

/** What is listed by version, the newest version first. */
export function newestFirst<Value>(versions: Readonly<Record<string, Value>>): [string, Value][] {
  return Object.entries(versions).sort(([one], [other]) =>
    other.localeCompare(one, 'en', { numeric: true }),
  );
}
