import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '../../src/paths.ts';
import { englishTexts } from './english-texts.ts';
import { nearest } from './nearest.ts';

/** The labels that only the rendered panel shows, such as names of fields; scenes add to them. */
const seenFile = path.join(projectRoot, 'verify/panel/seen-labels.json');

/** Looks labels up in the English texts of the packages and among what scenes have seen. */
export class KnownLabels {
  readonly #texts: ReadonlySet<string>;
  readonly #templates: readonly RegExp[];
  readonly #seen: Set<string>;
  readonly #added = new Set<string>();

  constructor(texts: readonly string[], seen: readonly string[]) {
    this.#texts = new Set(texts);
    this.#templates = texts.flatMap((text) => templatePattern(text) ?? []);
    this.#seen = new Set(seen);
  }

  static read(): KnownLabels {
    return new KnownLabels(englishTexts(), readSeen());
  }

  has(label: string): boolean {
    return this.#inPackages(label) || this.#seen.has(label);
  }

  /** Remembers those of the labels that a scene sees in the panel and no package contains. */
  see(rendered: readonly string[], wanted: ReadonlySet<string>): void {
    for (const text of rendered) {
      for (const label of [text, withoutMarks(text)]) {
        if (!wanted.has(label) || this.has(label)) continue;
        this.#seen.add(label);
        this.#added.add(label);
      }
    }
  }

  nearest(label: string): string[] {
    return nearest(label, [...this.#texts, ...this.#seen], 6);
  }

  /** Adds what scenes have seen to the committed list. */
  save(): void {
    if (this.#added.size === 0) return;
    // Another run may have written meanwhile.
    const all = [...new Set([...readSeen(), ...this.#added])].sort();
    writeFileSync(seenFile, `${JSON.stringify(all, null, 2)}\n`);
  }

  #inPackages(label: string): boolean {
    return this.#texts.has(label) || this.#templates.some((template) => template.test(label));
  }
}

function readSeen(): string[] {
  return existsSync(seenFile) ? (JSON.parse(readFileSync(seenFile, 'utf8')) as string[]) : [];
}

/** The panel marks required fields and counts, which pages leave out. */
function withoutMarks(text: string): string {
  return text.replace(/\s*\*?\s*(?:\(\d+\))?$/, '');
}

/** How many letters a text must have besides its values to say something. */
const FEWEST_LETTERS = 3;

/**
 * What a text with values in it can become, such as `{count} entries` or `{n, plural, one {# entry}
 * other {# entries}}`; `undefined` if it has no values or hardly anything else.
 */
export function templatePattern(text: string): RegExp | undefined {
  const plain = text.replace(/<\/?[\w-]+\s*\/?>/g, '');
  const { parts, hasValue } = splitValues(plain);
  if (!hasValue) return plain === text ? undefined : new RegExp(`^${escapeRegExp(plain)}$`);
  const letters = parts.join('').replace(/[^\p{L}]/gu, '').length;
  if (letters < FEWEST_LETTERS) return undefined;
  return new RegExp(`^${parts.map(escapeRegExp).join('.+')}$`);
}

/** Splits a text at its values, which can contain braces themselves. */
function splitValues(text: string): { parts: string[]; hasValue: boolean } {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    if (character === '{') {
      if (depth === 0) parts.push('');
      depth += 1;
    } else if (character === '}') depth = Math.max(0, depth - 1);
    else if (depth === 0) parts[parts.length - 1] += character;
  }
  return { parts, hasValue: parts.length > 1 };
}

function escapeRegExp(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
