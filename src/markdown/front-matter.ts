import { z } from 'zod';
import { breakingChangeSchema } from '../breaking-changes/schema.ts';
import type { Problems } from '../problems/problems.ts';
import { readYaml, type YamlContent } from '../problems/read-yaml.ts';

const visible = z
  .string()
  .regex(/[\p{L}\p{N}\p{P}\p{S}]/u, 'A text with at least one character that readers can see');

const sitePath = z.string().startsWith('/', 'a site path that starts with "/"');

/** The front matter of a page. Any other key is an error. */
export const frontMatterSchema = z.strictObject({
  title: visible,
  description: z.string().min(20).max(200),
  tags: z.array(z.string().min(1)).default([]),
  sidebar_label: visible.optional(),
  /** The sidebar to show although the page is not listed in it; `null` shows none. */
  displayed_sidebar: z.string().min(1).nullable().optional(),
  /** The page exists, but no list, search, or sitemap names it. */
  unlisted: z.boolean().default(false),
  toc_max_heading_level: z.number().int().min(2).max(6).default(3),
  /** The script of `verify/panel/scenes/` that follows the page's procedures in the admin panel. */
  scene: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'The name of a file in verify/panel/scenes/, without its ending')
    .optional(),
  /** What a page about a breaking change says as data; see `src/breaking-changes/`. */
  breakingChange: breakingChangeSchema.optional(),
  /** Replaces the path derived from the file's place. */
  slug: sitePath.optional(),
});

export type FrontMatter = z.infer<typeof frontMatterSchema>;

const fence = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A page's front matter and where it says what. */
export type FrontMatterContent = YamlContent<FrontMatter>;

/**
 * Reads and validates a page's front matter.
 * @returns the front matter, or `undefined` after adding what is wrong to `problems`.
 */
export function readFrontMatter(
  source: string,
  file: string,
  problems: Problems,
): FrontMatterContent | undefined {
  const match = fence.exec(source);
  if (!match) {
    problems.add({
      file,
      line: 1,
      message:
        'No front matter found. Start the file with "---", at least a title and a description, and "---".',
    });
    return undefined;
  }
  // The opening fence is line 1 of the file, so YAML's first line is the file's second.
  const yaml = { file, text: match[1] ?? '', firstLine: 2 };
  return readYaml(yaml, frontMatterSchema, problems, {
    prefix: 'Front matter: ',
    refuseComments: true,
    describe: describeIssue,
  });
}

function describeIssue(issue: z.core.$ZodIssue, found: unknown): string {
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(frontMatterSchema.shape).join(', ');
    return `unknown key ${issue.keys.map((key) => `"${key}"`).join(', ')}. Allowed: ${allowed}.`;
  }
  const shown = found === undefined ? 'nothing' : JSON.stringify(found);
  return `"${issue.path.join('.')}" is ${shown}. ${issue.message}.`;
}
