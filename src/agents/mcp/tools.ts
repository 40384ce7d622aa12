import type { CallToolResult, McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { blocksMarkdown } from '../../document/block-markdown.ts';
import type { Section } from '../../document/page-document.ts';
import type { ExplainedOn } from '../../errors/explain.ts';
import { longestPaste } from '../../errors/recognize.ts';
import { type Form, forms } from '../../requests/forms.ts';
import { explanationsAbout } from '../../retrieval/described.ts';
import { type Passage, passagesOf } from '../../retrieval/passages.ts';
import { retrieve } from '../../retrieval/retrieve.ts';
import { codeExamples } from '../code-examples.ts';
import type { IndexedPage } from '../page-index.ts';
import { withRequestsAs } from '../requests-as.ts';
import type { DocsSite } from './docs-site.ts';

const readOnly = { readOnlyHint: true, openWorldHint: false, idempotentHint: true } as const;
const address = z
  .string()
  .min(1)
  .max(500)
  .describe('Path of a page, such as /cms/api/rest, or its URL.');
const limit = (standard: number) => z.number().int().min(1).max(50).default(standard);

/** Characters of a passage that a search shows, and passages of one page. */
const shownOfPassage = 700;
const passagesPerPage = 3;
/** Pages whose code is listed for a query. */
const pagesWithCode = 3;

/** What can go wrong by the caller's doing; it's in `structuredContent.error.code`. */
type ToolErrorCode = 'page_not_found' | 'section_not_found' | 'nothing_found';

/** Search, explain an error message, read a page, list sections, list code examples. */
export function registerTools(server: McpServer, site: DocsSite): void {
  server.registerTool(
    'search_docs',
    {
      title: 'Search the documentation',
      description:
        'Finds the passages that answer a question or match keywords, best first, with their URLs.',
      inputSchema: z.strictObject({
        query: z.string().trim().min(2).max(500).describe('A question or keywords.'),
        limit: limit(8),
      }),
      annotations: readOnly,
    },
    async ({ query, limit: most }) => {
      const found = await site.inTurn(() => search(query, most, site));
      const results = found.map(({ path, page, slug, title, blocks }) => ({
        title: page,
        section: title,
        url: addressOf(site, path, slug),
        path,
        text: cut(blocksMarkdown(blocks)),
      }));
      if (results.length === 0) {
        return failure('nothing_found', `Nothing in the documentation matches "${query}".`);
      }
      return answer({ results }, results.map(resultText).join('\n\n---\n\n'));
    },
  );

  server.registerTool(
    'explain_error',
    {
      title: 'Explain an error message',
      description:
        'Finds the error messages in a log, a response or a stack trace that the documentation explains, with their causes and remedies. Matches messages word by word. For a description of what happened instead, it returns the explanations that come nearest.',
      inputSchema: z.strictObject({
        text: z.string().trim().min(3).max(longestPaste).describe('The message or the whole log.'),
      }),
      annotations: readOnly,
    },
    async ({ text }) => {
      const errors = await site.index.errors();
      const found = await site.inTurn(() => errors.explain(text));
      const placed = ({ path, page, slug, symptom, advice }: ExplainedOn) => ({
        symptom,
        advice,
        page,
        url: addressOf(site, path, slug),
      });
      const messages = found.map(({ parts, explanations }) => ({
        message: parts.map((part) => part.text).join(''),
        explanations: explanations.map(placed),
      }));
      if (messages.length > 0) {
        return answer({ messages }, messages.flatMap(explanationTexts).join('\n\n---\n\n'));
      }
      const described = await site.inTurn(() => explanationsAbout(text, site.index, errors));
      if (described.length === 0) {
        return failure('nothing_found', 'The documentation explains no message of this text.');
      }
      const nearest = described.map(placed);
      const texts = explanationTexts({ message: 'Near what is described', explanations: nearest });
      return answer({ messages, nearest }, texts.join('\n\n---\n\n'));
    },
  );

  server.registerTool(
    'read_page',
    {
      title: 'Read a page',
      description: 'The whole page, or one section of it, as Markdown.',
      inputSchema: z.strictObject({
        path: address,
        section: z
          .string()
          .max(200)
          .optional()
          .describe('Anchor of a section, as list_sections returns it, without "#".'),
        requests: z
          .enum(Object.keys(forms) as Form[])
          .optional()
          .describe(
            'Shows HTTP requests as a command or as JavaScript. "client" is the Strapi Client.',
          ),
      }),
      annotations: readOnly,
    },
    async ({ path, section, requests }) => {
      const page = site.pageAt(path);
      if (!page) return pageNotFound(site, path);
      if (section === undefined) {
        const markdown = withRequestsAs(
          requests,
          await site.readTwin(page),
          requests ? await site.sectionsOf(page) : [],
        );
        return answer({ ...summary(site, page), markdown }, markdown);
      }
      const wanted = section.replace(/^#/, '');
      const found = (await site.sectionsOf(page)).find(({ slug }) => slug === wanted);
      if (!found) {
        const known = page.headings.map(({ slug }) => slug).join(', ');
        return failure(
          'section_not_found',
          `${page.path} has no section "${wanted}". Its sections: ${known || 'none'}.`,
        );
      }
      const markdown = withRequestsAs(requests, sectionMarkdown(page, found), [found]);
      return answer({ ...summary(site, page), section: wanted, markdown }, markdown);
    },
  );

  server.registerTool(
    'list_sections',
    {
      title: 'List pages or sections',
      description:
        'Without a path: all pages, or those under a prefix. With a path: the headings of the page with their anchors.',
      inputSchema: z.strictObject({
        path: address.optional(),
        prefix: z.string().max(200).optional().describe('How the paths start, such as /cms/api.'),
      }),
      annotations: readOnly,
    },
    async ({ path, prefix = '' }) => {
      if (path === undefined) {
        const pages = site.pages.filter((page) => page.path.startsWith(prefix));
        if (pages.length === 0) return pageNotFound(site, prefix);
        const list = pages.map((page) => summary(site, page));
        const lines = list.map(
          ({ title, path: at, description }) => `${at}  ${title}: ${description}`,
        );
        return answer({ pages: list }, lines.join('\n'));
      }
      const page = site.pageAt(path);
      if (!page) return pageNotFound(site, path);
      const sections = page.headings.map(({ depth, slug, text }) => ({
        depth,
        anchor: slug,
        text,
        url: addressOf(site, page.path, slug),
      }));
      const lines = sections.map(
        ({ depth, anchor, text }) => `${'  '.repeat(depth - 2)}- ${text} (#${anchor})`,
      );
      return answer({ ...summary(site, page), sections }, [page.title, ...lines].join('\n'));
    },
  );

  server.registerTool(
    'list_code_examples',
    {
      title: 'List code examples',
      description: 'Code blocks of one page, or of the pages that match a query.',
      inputSchema: z
        .strictObject({
          path: address.optional(),
          query: z.string().trim().min(2).max(500).optional(),
          language: z
            .string()
            .max(20)
            .optional()
            .describe('A language, such as js, ts, bash or http.'),
          limit: limit(20),
        })
        .refine(({ path, query }) => (path === undefined) !== (query === undefined), {
          message: 'Give either a path or a query.',
        }),
      annotations: readOnly,
    },
    async ({ path, query, language, limit: most }) => {
      const named = path === undefined ? undefined : site.pageAt(path);
      if (path !== undefined && !named) return pageNotFound(site, path);
      const pages = named ? [named] : await matching(site, query ?? '');
      const examples: Record<string, unknown>[] = [];
      for (const page of pages) {
        const sections = await site.sectionsOf(page);
        for (const { block, tab, titles, slug, badges } of codeExamples({
          title: page.title,
          sections,
        })) {
          if (language !== undefined && block.language !== language) continue;
          examples.push({
            language: block.language,
            title: block.title ?? null,
            code: block.code,
            page: page.title,
            heading: titles.at(-1) ?? page.title,
            tab: tab?.label ?? null,
            badges,
            url: addressOf(site, page.path, slug),
          });
        }
      }
      const shown = examples.slice(0, most);
      if (shown.length === 0) {
        return failure('nothing_found', 'No code example matches. Try again without the language.');
      }
      const text = shown.map(
        ({ page, heading, url, language: lang, code }) =>
          `${page}: ${heading}\n${url}\n\`\`\`${lang}\n${code}\n\`\`\``,
      );
      return answer({ examples: shown, total: examples.length }, text.join('\n\n'));
    },
  );
}

/** The best passages; a page is only looked through while those before it gave too few. */
async function search(query: string, most: number, site: DocsSite): Promise<Passage[]> {
  const { pages, terms } = await retrieve({ text: query }, site.index);
  const found: Passage[] = [];
  for (const page of pages) {
    if (found.length >= most) break;
    const passages = await passagesOf(page, terms, site.index);
    found.push(...passages.slice(0, passagesPerPage));
  }
  return found.slice(0, most);
}

async function matching(site: DocsSite, query: string): Promise<IndexedPage[]> {
  const { pages } = await site.inTurn(() => retrieve({ text: query }, site.index));
  return pages.flatMap(({ path }) => site.pageAt(path) ?? []).slice(0, pagesWithCode);
}

function summary(site: DocsSite, { path, title, description, tags, updated }: IndexedPage) {
  return { path, title, description, url: addressOf(site, path, ''), tags, updated };
}

const addressOf = (site: DocsSite, path: string, slug: string): string =>
  `${site.url}${path}${slug ? `#${slug}` : ''}`;

function sectionMarkdown({ title }: IndexedPage, section: Section): string {
  const head = `## ${section.titleMarkdown || title}`;
  return [head, blocksMarkdown(section.blocks)].filter(Boolean).join('\n\n');
}

const cut = (markdown: string): string =>
  markdown.length > shownOfPassage ? `${markdown.slice(0, shownOfPassage)}…` : markdown;

function resultText(result: { title: string; section: string; url: string; text: string }): string {
  return `${result.title} › ${result.section}\n${result.url}\n\n${result.text}`;
}

interface FoundMessage {
  readonly message: string;
  readonly explanations: readonly (Pick<ExplainedOn, 'symptom' | 'advice' | 'page'> & {
    readonly url: string;
  })[];
}

const explanationTexts = ({ message, explanations }: FoundMessage): string[] =>
  explanations.map(({ symptom, advice, page, url }) =>
    [
      `${message}\n${page}\n${url}`,
      symptom,
      ...advice.map(({ label, markdown }) => `${label}: ${markdown}`),
    ].join('\n\n'),
  );

function answer(structuredContent: Record<string, unknown>, text: string): CallToolResult {
  return { content: [{ type: 'text', text }], structuredContent };
}

function failure(code: ToolErrorCode, message: string): CallToolResult {
  return {
    isError: true,
    content: [{ type: 'text', text: message }],
    structuredContent: { error: { code, message } },
  };
}

function pageNotFound(site: DocsSite, path: string): CallToolResult {
  const words = path
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const similar = site.pages
    .map((page) => ({ page, hits: words.filter((word) => page.path.includes(word)).length }))
    .filter(({ hits }) => hits > 0)
    .sort((a, b) => b.hits - a.hits)
    .slice(0, 5)
    .map(({ page }) => page.path);
  const hint = similar.length > 0 ? ` Similar: ${similar.join(', ')}.` : ' Call list_sections.';
  return failure('page_not_found', `There is no page at "${path}".${hint}`);
}
