import { z } from 'zod';
import { analyticsSchema, thirdPartyScriptSchema } from './third-parties.ts';
import { absoluteUrl, integrity, milliseconds, sitePath } from './values.ts';

const internalLink = z.strictObject({ label: z.string().min(1), to: sitePath });
const externalLink = z.strictObject({ label: z.string().min(1), href: absoluteUrl });
const link = z.union([internalLink, externalLink]);

const cssClass = z.string().regex(/^[A-Za-z_][\w-]*$/, 'one CSS class name');

/** Who answers what readers ask. */
const askAiProvider = z.discriminatedUnion('type', [
  /** Quotes the documentation itself; needs no service and no key. */
  z.strictObject({ type: z.literal('embedded') }),
  /** A hosted widget, loaded when it is first asked for (SPECIFICATION.md S2). */
  z.strictObject({
    type: z.literal('hosted'),
    script: absoluteUrl.default('https://widget.kapa.ai/kapa-widget.bundle.js'),
    integrity: integrity.optional(),
    websiteId: z.string().min(1),
    color: z.string().regex(/^#[\da-f]{6}$/i, 'a color such as #4945ff'),
    logo: absoluteUrl,
    userAnalyticsCookie: z.boolean().default(true),
    /** How long the widget may take to load before the documentation answers by itself. */
    timeout: milliseconds.default(8000),
  }),
  /** A model of one's own behind an OpenAI-compatible endpoint. */
  z.strictObject({
    type: z.literal('model'),
    /** Base address, such as `http://localhost:11434/v1`; `/chat/completions` is appended. */
    endpoint: absoluteUrl,
    model: z.string().min(1),
    /** Everything in the built site can be read by anybody, so a key has to be declared public. */
    key: z.strictObject({ value: z.string().min(1), public: z.literal(true) }).optional(),
    /** How long the model may take until its first word. */
    timeout: milliseconds.default(30_000),
  }),
]);
const hostedSearch = z.strictObject({
  /** Address of the Meilisearch server. */
  host: absoluteUrl,
  /** A key that may search and nothing else: every reader gets it. */
  searchKey: z.string().min(1),
  /** Name of the index that `npm run search:push` fills. */
  index: z.string().regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, "-" and "_" only'),
});

const search = z
  .strictObject({
    /** `embedded` needs no server; `meilisearch` asks a hosted one, and the embedded where it fails. */
    provider: z.enum(['embedded', 'meilisearch']).default('embedded'),
    meilisearch: hostedSearch.optional(),
    /** Keys that open the search, such as `/`; none by default (SPECIFICATION.md S2). */
    hotkeys: z.array(z.string().min(1)).readonly().default([]),
    /** Searches offered where nothing was found and no title is similar. */
    suggestions: z
      .array(z.string().min(1))
      .readonly()
      .default(['Quick start', 'Installation', 'REST API', 'Deployment']),
  })
  .refine(({ provider, meilisearch }) => provider === 'embedded' || meilisearch !== undefined, {
    path: ['meilisearch'],
    error: 'The provider "meilisearch" needs { host, searchKey, index }',
  });

/** An origin: without a path. */
const server = z
  .string()
  .regex(/^https?:\/\/[^/\s;,']+$/, 'an origin, such as http://localhost:1337');

const sources = z
  .array(z.string().regex(/^[^\s;,']+$/, 'one source, such as https://example.com'))
  .readonly()
  .default([]);
const contentPolicy = z.strictObject({
  /** Scripts of others, such as those that a widget loads. Trusted Types aren't required then. */
  scripts: sources,
  images: sources,
  connections: sources,
  frames: sources,
});

/**
 * Everything a docs team sets to make the site theirs. Unknown keys are rejected, so that a
 * misspelled one cannot pass silently.
 */
export const siteConfigSchema = z.strictObject({
  /** Name of the site; follows the page title after ` | `. */
  title: z.string().min(1),
  /** One sentence for pages without their own description. */
  description: z.string().min(1),
  /**
   * Public address, without a slash at its end. With a path, such as https://example.com/docs, the site is
   * served under it: everything that it names by itself starts with the path.
   */
  url: absoluteUrl.regex(/[^/]$/, 'no trailing slash'),
  locale: z.strictObject({
    label: z.string().min(1),
    htmlLang: z.string().min(2),
    direction: z.enum(['ltr', 'rtl']),
  }),
  /** The docs versions that exist; the first is the one that is built (SPECIFICATION.md S1). */
  versions: z
    .array(z.strictObject({ name: z.string().min(1), label: z.string().min(1) }))
    .min(1)
    .readonly(),
  repository: z.strictObject({
    url: absoluteUrl,
    /** Prefix of 'Contribute to this page'; the path of the file is appended. */
    editUrl: absoluteUrl,
    /** Prefix of the list of a page's changes; the path of the file is appended. */
    historyUrl: absoluteUrl.optional(),
    issuesUrl: absoluteUrl,
  }),
  colorMode: z.strictObject({
    default: z.enum(['light', 'dark']),
    /** Follow the system's preference while the reader has chosen nothing. */
    respectSystemPreference: z.boolean(),
  }),
  /** `null` shows no bar. A new id shows the bar again to readers who closed an older one. */
  announcementBar: z
    .strictObject({
      id: z.string().min(1),
      text: z.string().min(1),
      link: link.optional(),
      closeable: z.boolean(),
    })
    .nullable(),
  /** `null` switches Ask AI off. */
  askAi: z
    .strictObject({
      /** Any element with this class opens the panel. */
      buttonClass: cssClass,
      title: z.string().min(1),
      /** Name of the product, as the assistant says it. */
      projectName: z.string().min(1),
      exampleQuestions: z.array(z.string().min(1)).max(6).readonly(),
      disclaimer: z.string().min(1),
      provider: askAiProvider,
    })
    .nullable(),
  /** Where readers can send the requests of pages: to their own servers. Without it none can be sent. */
  requests: z.strictObject({ servers: z.array(server).min(1).readonly() }).optional(),
  navbar: z.strictObject({
    items: z.array(link).min(1).readonly(),
    end: z.array(link).readonly(),
    hideOnScroll: z.boolean(),
  }),
  search: search.prefault({}),
  /** What shows if the site's own files fail to load, such as under a wrong base URL (SPECIFICATION.md S8). */
  siteFailure: z.strictObject({ title: z.string().min(1), text: z.string().min(1) }).prefault({
    title: 'Your Docusaurus site did not load properly.',
    text: 'Reload the page. Until then its text can be read, but search and menus do not work. If you host the site, a very common reason is a wrong base URL: check the URL in site.config.ts and where the host serves dist/.',
  }),
  /** `null` counts nothing and loads nothing. */
  analytics: analyticsSchema.nullable().default(null),
  /** What the site loads from elsewhere; nothing by default. */
  thirdPartyScripts: z.array(thirdPartyScriptSchema).readonly().default([]),
  footer: z.strictObject({
    groups: z
      .array(z.strictObject({ title: z.string().min(1), items: z.array(link).min(1).readonly() }))
      .readonly(),
    note: z.string().min(1),
  }),
  /** What the content policy of pages allows besides the site itself and the services named here. */
  contentPolicy: contentPolicy.prefault({}),
});

export type SiteConfig = z.infer<typeof siteConfigSchema>;
export type AskAiConfig = NonNullable<SiteConfig['askAi']>;

/**
 * Validates the site's configuration.
 * @throws Error naming every wrong key, what was found there and what is allowed.
 */
export function defineSiteConfig(config: z.input<typeof siteConfigSchema>): SiteConfig {
  const result = siteConfigSchema.safeParse(config);
  if (result.success) return result.data;
  const lines = result.error.issues.map((issue) => `  - ${describeIssue(issue, config)}`);
  throw new Error(`site.config.ts isn't valid:\n${lines.join('\n')}`);
}

function describeIssue(issue: z.core.$ZodIssue, config: unknown): string {
  const key = issue.path.join('.') || '(top level)';
  if (issue.code === 'unrecognized_keys') {
    return `${key}: unknown key ${issue.keys.map((k) => `"${k}"`).join(', ')}. Remove it or correct its spelling.`;
  }
  return `${key}: found ${JSON.stringify(valueAt(config, issue.path)) ?? 'nothing'}. ${issue.message}.`;
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (current, key) =>
      typeof current === 'object' && current !== null ? Reflect.get(current, key) : undefined,
    value,
  );
}
