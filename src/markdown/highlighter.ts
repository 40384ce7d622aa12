import type { Element, ElementContent } from 'hast';
import {
  createCssVariablesTheme,
  createHighlighter,
  type Highlighter,
  type ShikiTransformer,
} from 'shiki';

/** The languages of the documentation. An open list would cost seconds at every build. */
const languages = [
  'bash',
  'css',
  'diff',
  'docker',
  'dotenv',
  'graphql',
  'html',
  'http',
  'ini',
  'javascript',
  'json',
  'jsonc',
  'jsx',
  'markdown',
  'mermaid',
  'nginx',
  'sql',
  'toml',
  'tsx',
  'typescript',
  'xml',
  'yaml',
] as const;

/** Other names under which authors may call a language. */
const aliases = { env: 'dotenv' } as const;

const plain = new Set(['text', 'txt', 'plain']);
const prefix = '--code-';

/**
 * Colours are CSS variables, turned into classes below: one stylesheet serves both colour modes,
 * the HTML stays small, and no style attribute stands in the way of a strict content policy.
 */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: prefix });

const tokensToClasses: ShikiTransformer = {
  name: 'tokens-to-classes',
  line(line) {
    line.children = line.children.map((child) => {
      if (child.type !== 'element') return child;
      const { style, ...properties } = child.properties;
      const kind = /--code-token-([\w-]+)/.exec(String(style))?.[1];
      if (kind) return { ...child, properties: { ...properties, className: [`tok-${kind}`] } };
      return child.children[0] ?? { type: 'text', value: '' };
    });
  },
};

/** Highlights code into one `span.line` per line. */
export type Highlight = (code: string, language: string) => ElementContent[];

let highlighter: Promise<Highlighter> | undefined;

/** Loads the grammars once per process. */
export async function loadHighlight(): Promise<Highlight> {
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [...languages],
    langAlias: aliases,
  });
  const loaded = await highlighter;
  return (code, language) => {
    const root = loaded.codeToHast(code, {
      lang: plain.has(language) ? 'text' : language,
      theme: theme.name ?? 'tokens',
      mergeSameStyleTokens: true,
      // A limit would leave lines half coloured on a busy machine, for good, as pages are cached.
      tokenizeTimeLimit: 0,
      transformers: [tokensToClasses],
    });
    const pre = root.children[0] as Element;
    const inner = pre.children[0] as Element;
    return inner.children.filter((child): child is Element => child.type === 'element');
  };
}

/** Whether a fence may name this language; aliases such as `js` and `ts` count. */
export async function knownLanguages(): Promise<ReadonlySet<string>> {
  await loadHighlight();
  const loaded = await highlighter;
  return new Set([...plain, ...Object.keys(aliases), ...(loaded?.getLoadedLanguages() ?? [])]);
}
