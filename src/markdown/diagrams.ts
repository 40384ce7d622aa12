import { createRequire } from 'node:module';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { Mermaid } from 'mermaid';
import { visit } from 'unist-util-visit';
import type { Problems } from '../problems/problems.ts';

/** A diagram that readers would meet as an error stops the build, with what the library says of it. */
export async function checkDiagrams(tree: Root, problems: Problems): Promise<void> {
  const diagrams: Code[] = [];
  visit(tree, 'code', (node) => {
    if (node.lang === 'mermaid') diagrams.push(node);
  });
  if (diagrams.length === 0) return;
  const mermaid = loadMermaid();
  for (const { value, data, position } of diagrams) {
    const mistake = await mistakeIn(value, mermaid);
    if (!mistake) continue;
    problems.add({
      file: data?.origin ?? '',
      line: position && position.start.line + mistake.line,
      message: `The diagram can't be drawn: ${mistake.message}`,
    });
  }
}

let loaded: Mermaid | undefined;

/**
 * The library cleans labels with DOMPurify, which does nothing without a browser, not even as a
 * stub. Nothing is drawn here, so that labels may stay as they are. Both are loaded past Vite, so
 * that it is the library's own copy that is filled in.
 */
function loadMermaid(): Mermaid {
  if (loaded) return loaded;
  const fromHere = createRequire(import.meta.url);
  const fromMermaid = createRequire(fromHere.resolve('mermaid'));
  const purifyFolder = path.dirname(fromMermaid.resolve('dompurify'));
  const { default: purify } = fromMermaid(path.join(purifyFolder, 'purify.es.mjs'));
  purify.addHook ??= () => {};
  purify.sanitize ??= (text: string) => text;
  const { default: mermaid }: { default: Mermaid } = fromHere('mermaid');
  loaded = mermaid;
  return mermaid;
}

interface Mistake {
  readonly message: string;
  /** Line of the code, the first being 1; 0 where the library names none. */
  readonly line: number;
}

async function mistakeIn(source: string, mermaid: Mermaid): Promise<Mistake | undefined> {
  try {
    await mermaid.parse(source);
    return undefined;
  } catch (error) {
    const text = error instanceof Error ? error.message : String(error);
    const line = /on line (\d+)/.exec(text)?.[1];
    return {
      // The second line points into the first, which a list of problems cannot show.
      message: text
        .replace(/\n-*\^/, '')
        .replace(/\s+/g, ' ')
        .replace(/ on line \d+/, ''),
      line: line === undefined ? 0 : lineBeforeCleaning(source, Number(line)),
    };
  }
}

/** The library counts lines without comments, and from the first that is not empty. */
function lineBeforeCleaning(source: string, line: number): number {
  const numbered = source.split('\n').map((text, index) => ({ text, number: index + 1 }));
  const kept = numbered.filter(({ text }) => !/^\s*%%(?!\{)/.test(text));
  const first = kept.findIndex(({ text }) => text.trim() !== '');
  return kept[first + line - 1]?.number ?? numbered.length;
}
