import type { Element, ElementContent } from 'hast';
import { toString as textOf } from 'hast-util-to-string';
import {
  createCssVariablesTheme,
  createHighlighter,
  createJavaScriptRegexEngine,
  type Highlighter,
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
 * Colors are CSS variables, turned into classes below: one stylesheet serves both color modes,
 * the HTML stays small, and no style attribute is in the way of a strict content policy.
 */
const theme = createCssVariablesTheme({ name: 'tokens', variablePrefix: prefix });

/** Highlights code into the HTML of each of its lines. */
export type Highlight = (code: string, language: string) => readonly string[];

let highlighter: Promise<Highlighter> | undefined;

/** Loads the grammars once per process. */
export async function loadHighlight(): Promise<Highlight> {
  highlighter ??= createHighlighter({
    themes: [theme],
    langs: [...languages],
    langAlias: aliases,
    // It colors the same as the engine in WebAssembly, in two thirds of the time.
    engine: createJavaScriptRegexEngine(),
  });
  const loaded = await highlighter;
  return (code, language) => {
    const root = loaded.codeToHast(code, {
      lang: plain.has(language) ? 'text' : language,
      theme: theme.name ?? 'tokens',
      mergeSameStyleTokens: true,
      // A limit would leave lines half colored on a busy machine, for good, as pages are cached.
      tokenizeTimeLimit: 0,
    });
    const pre = root.children[0] as Element;
    const inner = pre.children[0] as Element;
    return inner.children.flatMap((line) =>
      line.type === 'element' ? line.children.map(tokenHtml).join('') : [],
    );
  };
}

function tokenHtml(token: ElementContent): string {
  const text = escapeHtml(textOf(token));
  const style = token.type === 'element' ? String(token.properties.style) : '';
  const kind = /--code-token-([\w-]+)/.exec(style)?.[1];
  return kind ? `<span class="tok-${kind}">${text}</span>` : text;
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** Escapes as React does. */
const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => entities[char] ?? char);

/** Whether a fence may name this language; aliases such as `js` and `ts` count. */
export async function knownLanguages(): Promise<ReadonlySet<string>> {
  await loadHighlight();
  const loaded = await highlighter;
  return new Set([...plain, ...Object.keys(aliases), ...(loaded?.getLoadedLanguages() ?? [])]);
}
