import { defineCollection } from 'astro:content';
import { z } from 'astro/zod';
import { frontMatterSchema } from './markdown/front-matter.ts';
import { docsLoader } from './markdown/loader.ts';

export const collections = {
  docs: defineCollection({
    loader: docsLoader(async () => (await import('./content/vocabulary.tsx')).vocabulary),
    // The loader validates front matter itself, as it knows the lines; this gives pages the type.
    schema: z.looseObject({
      ...frontMatterSchema.shape,
      path: z.string(),
      digest: z.string(),
      snippets: z.array(z.string()),
    }),
  }),
};
