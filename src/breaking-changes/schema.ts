import { z } from 'zod';
import { areas } from './areas.ts';

const version = z.string().regex(/^\d+\.\d+\.\d+$/, 'A full version in quotes, such as "4.26.2"');

/**
 * How much of a change a codemod does. `ineffective` is for one that the tool lists but that leaves
 * every file as it is.
 */
const coverages = ['full', 'partial', 'ineffective'] as const;

/** How the behavior of one side was established. */
const evidence = z.enum(
  ['executed', 'read', 'none'],
  'Use "executed" (run here), "read" (in the source or types of the packages) or "none"',
);

/** What a page says of its breaking change in its front matter, under `breakingChange`. */
export const breakingChangeSchema = z.strictObject({
  area: z.enum(areas),
  affectsPlugins: z.boolean().default(false),
  /** Transformations of `@strapi/upgrade`, by UID; each is run on its example by the verifier. */
  codemods: z
    .array(
      z.strictObject({
        uid: z
          .string()
          .regex(
            /^\d+\.\d+\.\d+-[a-z0-9-]+-(code|json)$/,
            'The UID that `upgrade codemods ls` prints',
          ),
        coverage: z.enum(coverages, 'Use "full", "partial" or "ineffective"'),
      }),
    )
    .default([]),
  /** The v4 version in which the old behavior was looked up. */
  from: version.default('4.26.2'),
  evidence: z
    .strictObject({
      v4: evidence,
      v5: evidence,
      /** Why a side isn't executed. */
      why: z.string().min(10).optional(),
    })
    .refine(({ v4, v5, why }) => (v4 === 'executed' && v5 === 'executed') === (why === undefined), {
      error: '"why" says why a side isn\'t executed; leave it out only if both are',
    }),
});

export type BreakingChange = z.output<typeof breakingChangeSchema>;
