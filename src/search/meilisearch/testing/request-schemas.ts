import { z } from 'zod';

/**
 * What Meilisearch's OpenAPI description (1.17) lets into the routes that the site uses. Its bodies
 * deny unknown fields, so these objects are strict.
 */
const uid = z.string().regex(/^[a-zA-Z0-9_-]{1,400}$/);
const names = z.array(z.string());

export const createIndexSchema = z.strictObject({ uid, primaryKey: z.string().nullish() });

const searchSchema = z.strictObject({
  indexUid: uid,
  vector: z.array(z.number()).optional(),
  hybrid: z
    .strictObject({ embedder: z.string(), semanticRatio: z.number().min(0).max(1).optional() })
    .optional(),
  q: z.string().nullish(),
  offset: z.int().min(0).optional(),
  limit: z.int().min(0).optional(),
  page: z.int().min(1).optional(),
  hitsPerPage: z.int().min(1).optional(),
  attributesToRetrieve: names.optional(),
  attributesToCrop: names.optional(),
  cropLength: z.int().min(0).optional(),
  attributesToHighlight: names.optional(),
  showMatchesPosition: z.boolean().optional(),
  showRankingScore: z.boolean().optional(),
  filter: z.unknown().optional(),
  sort: names.optional(),
  distinct: z.string().optional(),
  facets: names.optional(),
  highlightPreTag: z.string().optional(),
  highlightPostTag: z.string().optional(),
  cropMarker: z.string().optional(),
  matchingStrategy: z.enum(['last', 'all', 'frequency']).optional(),
  attributesToSearchOn: names.optional(),
  rankingScoreThreshold: z.number().min(0).max(1).optional(),
  locales: names.optional(),
});

export type Search = z.infer<typeof searchSchema>;
export const multiSearchSchema = z.strictObject({ queries: z.array(searchSchema).min(1) });

/** What a document carries of its meaning, by the name of the embedder. */
export const vectorsSchema = z.record(z.string(), z.array(z.array(z.number())));

export const settingsSchema = z.strictObject({
  displayedAttributes: names.optional(),
  embedders: z
    .record(
      z.string(),
      z.strictObject({ source: z.literal('userProvided'), dimensions: z.int().min(1) }),
    )
    .optional(),
  searchableAttributes: names.optional(),
  filterableAttributes: z.array(z.unknown()).optional(),
  sortableAttributes: names.optional(),
  rankingRules: z
    .array(
      z.union([
        z.enum(['words', 'typo', 'proximity', 'attribute', 'sort', 'exactness']),
        z.string().regex(/^\w+:(?:asc|desc)$/),
      ]),
    )
    .optional(),
  stopWords: names.optional(),
  nonSeparatorTokens: names.optional(),
  separatorTokens: names.optional(),
  dictionary: names.optional(),
  synonyms: z.record(z.string(), names).optional(),
  distinctAttribute: z.string().nullish(),
  proximityPrecision: z.enum(['byWord', 'byAttribute']).optional(),
  typoTolerance: z
    .strictObject({
      enabled: z.boolean().optional(),
      minWordSizeForTypos: z
        .strictObject({
          oneTypo: z.int().min(0).max(255).optional(),
          twoTypos: z.int().min(0).max(255).optional(),
        })
        .refine(({ oneTypo = 5, twoTypos = 9 }) => oneTypo <= twoTypos)
        .optional(),
      disableOnWords: names.optional(),
      disableOnAttributes: names.optional(),
      disableOnNumbers: z.boolean().optional(),
    })
    .optional(),
  faceting: z.unknown().optional(),
  pagination: z.strictObject({ maxTotalHits: z.int().min(1).optional() }).optional(),
  searchCutoffMs: z.int().min(0).optional(),
  facetSearch: z.boolean().optional(),
  prefixSearch: z.enum(['indexingTime', 'disabled']).optional(),
});

export const swapSchema = z
  .array(z.strictObject({ indexes: z.tuple([uid, uid]), rename: z.boolean().optional() }))
  .min(1);

export const documentsQuerySchema = z.strictObject({
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(0).default(20),
  fields: z
    .string()
    .transform((fields) => fields.split(','))
    .optional(),
});
