import { looksLikeError, mayQuoteError } from '../../errors/looks-like-error.ts';
import { isOtherSoftware } from '../../errors/other-software.ts';
import { tokensOf } from '../../errors/tokens.ts';
import type { RetrievalIndex } from '../../retrieval/index/open-index.ts';
import type { Excerpt } from './excerpt.ts';

/** Rows that are quoted: further messages of a paste mostly follow from the first. */
const rowsQuoted = 3;
/** A question may have a shorter message in it by chance. */
const wordsQuoted = 4;
/** So many words in a row of a pasted message have to be in an answer that isn't from the row of a message. */
const wordsShared = 4;

/** What troubleshooting tables say of the error messages in a question, causes and remedies only. */
export async function explainErrors(text: string, index: RetrievalIndex): Promise<Excerpt[]> {
  if (!mayQuoteError(text)) return [];
  const isPasted = looksLikeError(text);
  const found = await (await index.errors()).explain(text);
  return found
    .filter(({ words }) => isPasted || words >= wordsQuoted)
    .flatMap(({ explanations }) => explanations)
    .slice(0, rowsQuoted)
    .map(({ path, page, slug, title, symptom, advice }) => ({
      path,
      page,
      slug,
      title: title || page,
      markdown: [symptom, ...advice.map(({ label, markdown }) => `**${label}:** ${markdown}`)].join(
        '\n\n',
      ),
    }));
}

/** Whether an answer may be one to a pasted error message: some of the message is in it, word by word. */
export function mayAnswer(text: string, excerpts: readonly Excerpt[]): boolean {
  if (!looksLikeError(text)) return true;
  if (isOtherSoftware(text)) return false;
  const quoted = new Set(excerpts.flatMap(({ markdown }) => stretchesOf(markdown)));
  return stretchesOf(text).some((stretch) => quoted.has(stretch));
}

function stretchesOf(text: string): string[] {
  const words = tokensOf(text).map(({ word }) => word);
  return words.slice(wordsShared - 1).map((_, at) => words.slice(at, at + wordsShared).join(' '));
}
