import { patternOf } from '../../../src/errors/message-pattern.ts';
import { recognize } from '../../../src/errors/recognize.ts';
import type { Page, PageBlock } from '../pages/page.ts';

/** Of the messages that pages explain, those that the verifier causes: they are in what it compares with reality. */
export function provokedOf(explained: ReadonlySet<string>, pages: readonly Page[]): Set<string> {
  const patterns = [...explained].flatMap((text) => patternOf(text) ?? []);
  const compared = pages.flatMap(({ blocks }) => blocks.flatMap(comparedIn));
  const found = compared.flatMap((text) => recognize(text, patterns));
  return new Set(found.flatMap((match) => match.patterns.map((at) => patterns[at]?.message ?? '')));
}

/** What a block says that the CMS answers, throws or prints. */
function comparedIn({ meta, code }: PageBlock): string[] {
  if (meta.skip !== undefined) return [];
  if (meta.response || meta.output) return [code];
  const results = meta.run ? (code.match(/\/\/ .*/g) ?? []) : [];
  return [...results, meta.error ?? []].flat();
}
