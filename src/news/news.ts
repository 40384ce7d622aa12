import { z } from 'zod';
import type { Problems } from '../problems/problems.ts';
import { readYaml, type YamlSource } from '../problems/read-yaml.ts';

/** An entry of `docs/data/whats-new.yml`: something that readers of the documentation can do or find since a day. */
export interface NewsEntry {
  /** Anchor of the entry on `/whats-new`. */
  readonly id: string;
  /** ISO date. */
  readonly date: string;
  readonly title: string;
  /** One to three sentences, without markup. */
  readonly text: string;
  /** Paths of the pages that it's about; each of them lists it. */
  readonly pages: readonly string[];
}

const text = z.string().min(1);
const newsSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^[a-z][a-z0-9-]*$/, 'lowercase letters, digits and hyphens'),
    date: z.iso.date('a date such as 2026-11-22'),
    title: text,
    text,
    pages: z.array(z.string().regex(/^\/\S*$/, 'the path of a page, such as "/cms/intro"')).min(1),
  }),
);

/**
 * Reads the entries, which must be newest first.
 * @returns the entries by id; what is wrong is added to `problems`
 */
export function readNews(source: YamlSource, problems: Problems): Map<string, NewsEntry> {
  const read = readYaml(source, newsSchema, problems);
  const entries = new Map<string, NewsEntry>();
  let before: NewsEntry | undefined;
  for (const [index, entry] of (read?.value ?? []).entries()) {
    const report = (message: string) =>
      problems.add({ file: source.file, line: read?.lineOf(index), message });
    if (entries.has(entry.id)) report(`Duplicate id "${entry.id}". Each id must be unique.`);
    if (before && before.date < entry.date) {
      report(
        `"${entry.id}" is of ${entry.date}, but the entry before it of ${before.date}. Put the newest first.`,
      );
    }
    entries.set(entry.id, entry);
    before = entry;
  }
  return entries;
}
