import { z } from 'zod';

const text = z.string().min(1);

const needsReason = 'needs a reason, such as "needs an AWS account"';
/** Why a block is not checked: counted and listed in the verifier's report. */
const reason = z.string(needsReason).regex(/\S/, needsReason);

/**
 * What may follow the language of a code fence: first how it is shown, then how the examples are
 * verified (read by `verify/`; the site only checks the spelling).
 */
const fenceMetaSchema = z.strictObject({
  title: text.optional(),
  highlight: z.array(z.number().int().positive()).default([]),
  wrap: z.literal(true).optional(),
  live: z.literal(true).optional(),
  alt: text.optional(),
  request: z.literal(true).optional(),
  response: z.literal(true).optional(),
  status: z
    .string()
    .regex(/^\d{3}$/, 'a three-digit HTTP status')
    .optional(),
  run: z.literal(true).optional(),
  skip: reason.optional(),
  'skip-types': reason.optional(),
  error: text.optional(),
  /** What the shell block marked `run` before it prints or, with the path of a file as title, writes. */
  output: z.literal(true).optional(),
  database: z.enum(['sqlite', 'postgres', 'mysql']).optional(),
  /** A server that the rest of the page needs, next to the CMS. */
  service: z.enum(['s3', 'sentry', 'smtp']).optional(),
  /** Who sends a GraphQL request: somebody of the running example. */
  as: z
    .enum(['public', 'user-jwt', 'full-access-token', 'read-only-token', 'admin-jwt'])
    .optional(),
  variables: text.optional(),
  /** The provider of Users & Permissions that the addresses of this block sign in with. */
  'sign-in': text.optional(),
  /** The URL at which that provider returns this profile, or `id_token` or `access_token`. */
  profile: text.optional(),
  /** The example plugin, which the project of the page has from here on. */
  plugin: z.enum(['inspections']).optional(),
  /** The regions of the plugin's file in the title that the block quotes; alone, the whole file. */
  region: z.union([z.literal(true), text]).optional(),
  /** UID of the codemod of the upgrade tool that turns the block `before` into the block `after`. */
  codemod: text.optional(),
  before: z.literal(true).optional(),
  after: z.literal(true).optional(),
  /** The codemod leaves this block as it is. */
  unchanged: z.literal(true).optional(),
});

export type FenceMeta = z.infer<typeof fenceMetaSchema>;

declare module 'mdast' {
  interface CodeData {
    /** What follows the language, read once for everything that looks at the fence. */
    fence?: FenceMeta;
    /** What is wrong with it, if it can't be read. */
    fenceProblem?: string;
  }
}

export type FenceMetaResult =
  | { readonly ok: true; readonly meta: FenceMeta }
  | { readonly ok: false; readonly message: string };

const token = /\{([\d,\s-]+)\}|([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?|(\S+)/g;

/** Reads the text after a fence's language, such as `title="/config/server.ts" {2,4-6}`. */
export function parseFenceMeta(meta: string): FenceMetaResult {
  const found: Record<string, unknown> = {};
  for (const [, lines, key, double, single, bare, stray] of meta.matchAll(token)) {
    if (lines !== undefined) found.highlight = expandLines(lines);
    else if (key !== undefined) found[key] = double ?? single ?? bare ?? true;
    else
      return { ok: false, message: `Code fence: "${stray}" is not understood. ${allowedKeys()}` };
  }
  const result = fenceMetaSchema.safeParse(found);
  if (result.success) return { ok: true, meta: result.data };
  const issue = result.error.issues[0];
  const message =
    issue?.code === 'unrecognized_keys'
      ? `unknown key "${issue.keys[0]}"`
      : `"${issue?.path.join('.')}": ${issue?.message}`;
  return { ok: false, message: `Code fence: ${message}. ${allowedKeys()}` };
}

const allowedKeys = () =>
  `Allowed: {1,3-5} and ${Object.keys(fenceMetaSchema.shape)
    .filter((key) => key !== 'highlight')
    .join(', ')}.`;

/** `1,3-5` becomes `[1, 3, 4, 5]`. */
function expandLines(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [from = 0, to = from] = part.split('-').map(Number);
    return Array.from({ length: Math.max(0, to - from + 1) }, (_, offset) => from + offset);
  });
}
