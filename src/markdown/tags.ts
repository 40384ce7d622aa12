import { slug as githubSlug } from 'github-slugger';
import { z } from 'zod';
import type { Tag } from '../document/tag.ts';
import type { Problems } from '../problems/problems.ts';
import { readYaml } from '../problems/read-yaml.ts';

const count = z.number().int().min(1);

const tagsSchema = z.strictObject({
  /** What the build requires; a vocabulary without rules takes any use. */
  rules: z
    .strictObject({
      /** The fewest and the most tags of a listed page. */
      tagsPerPage: z.tuple([count, count]),
      /** The fewest pages that a tag needs, unless it is a feature. */
      pagesPerTag: count,
    })
    .optional(),
  tags: z.array(
    z.strictObject({
      label: z.string().min(1),
      slug: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .optional(),
      description: z.string().min(1),
      synonyms: z.array(z.string().min(1)).default([]),
      /** Whether the label names a feature, a product or a provider, so that a single page is enough. */
      feature: z.boolean().default(false),
    }),
  ),
});

/** A tag as `docs/tags.yml` has it. */
export interface TagEntry extends Tag {
  readonly feature: boolean;
  readonly line: number;
}

/** What `docs/tags.yml` says. */
export interface TagVocabulary {
  readonly rules: z.infer<typeof tagsSchema>['rules'];
  /** By label. */
  readonly tags: ReadonlyMap<string, TagEntry>;
  /** The tag that a spelling means: its label or a synonym, whatever the case and the punctuation. */
  readonly meant: (written: string) => TagEntry | undefined;
}

/** The tag vocabulary. Problems are added for a bad shape, and for words and slugs used twice. */
export function readTags(source: string, file: string, problems: Problems): TagVocabulary {
  const tags = new Map<string, TagEntry>();
  const bySpelling = new Map<string, TagEntry>();
  const bySlug = new Map<string, string>();
  const content = readYaml({ file, text: source }, tagsSchema, problems);
  for (const [index, entry] of (content?.value.tags ?? []).entries()) {
    const { label, description, synonyms, feature } = entry;
    const line = content?.lineOf('tags', index) ?? 1;
    const tag = {
      ...{ label, description, synonyms, feature, line },
      slug: entry.slug ?? githubSlug(label),
    };
    const report = (message: string) => problems.add({ file, line, message });
    for (const word of [label, ...synonyms]) {
      const other = bySpelling.get(spelling(word));
      if (other) {
        report(
          `Tag "${label}": ${word === label ? 'its label' : `the synonym "${word}"`} repeats a word of "${other.label}". Labels and synonyms must be unique, whatever their case and punctuation.`,
        );
      } else bySpelling.set(spelling(word), tag);
    }
    const taken = bySlug.get(tag.slug);
    if (taken !== undefined && !tags.has(label)) {
      report(`Tag "${label}" repeats the slug "${tag.slug}" of "${taken}". Give it another slug.`);
    }
    if (tags.has(label) || taken !== undefined) continue;
    bySlug.set(tag.slug, label);
    tags.set(label, tag);
  }
  return {
    rules: content?.value.rules,
    tags,
    meant: (written) => bySpelling.get(spelling(written)),
  };
}

/** `Content-Type Builder` and `content type builder` are one word, as are `$eq` and `$Eq`. */
const spelling = (word: string): string => word.toLowerCase().replace(/[\s\-_&()]+/g, '');
