import { slug as githubSlug } from 'github-slugger';
import { z } from 'zod';
import type { Tag } from '../document/tag.ts';
import type { Problems } from './problems.ts';
import { readYaml } from './read-yaml.ts';

const tagsSchema = z.strictObject({
  tags: z.array(
    z.strictObject({
      label: z.string().min(1),
      slug: z
        .string()
        .regex(/^[a-z0-9-]+$/)
        .optional(),
      description: z.string().min(1),
    }),
  ),
});

/** The tag vocabulary by label. Problems are added for a bad shape and for labels or slugs used twice. */
export function readTags(
  source: string,
  file: string,
  problems: Problems,
): ReadonlyMap<string, Tag> {
  const tags = new Map<string, Tag>();
  const content = readYaml({ file, text: source }, tagsSchema, problems);
  const slugs = new Map<string, string>();
  for (const [index, entry] of (content?.value.tags ?? []).entries()) {
    const slug = entry.slug ?? githubSlug(entry.label);
    const taken = slugs.get(slug);
    if (tags.has(entry.label) || taken !== undefined) {
      problems.add({
        file,
        line: content?.lineOf('tags', index),
        message: `Tag "${entry.label}" repeats ${taken === undefined ? 'its own label' : `the slug "${slug}" of "${taken}"`}. Each label and slug must be unique.`,
      });
      continue;
    }
    slugs.set(slug, entry.label);
    tags.set(entry.label, { label: entry.label, slug, description: entry.description });
  }
  return tags;
}
