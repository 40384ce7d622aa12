import type { APIRoute } from 'astro';
import site from '#site/site.config.ts';
import { twinOf } from '../agents/agent-page.ts';
import { markdownResponse } from '../agents/markdown-response.ts';
import { tagIndex } from '../agents/tag-pages.ts';
import { allDocuments } from '../collection/documents.ts';
import { tagsInUse } from '../collection/tags.ts';

/** The Markdown twin of the list of tags. */
export const GET: APIRoute = async () =>
  markdownResponse(twinOf(tagIndex(tagsInUse(await allDocuments()), site.url), site.url));
