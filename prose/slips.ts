import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { VFile } from 'vfile';
import type { Finding } from './finding.ts';

const repeatedWords = unified().use(retextEnglish).use(retextRepeatedWords).freeze();
const articles = unified().use(retextEnglish).use(retextIndefiniteArticle).freeze();

/** Finds words written twice in a row. */
export const repeatedWordsIn = (text: string): Finding[] => messagesOf(repeatedWords, text);

/** Finds "a" where "an" belongs, and the other way around. */
export const wrongArticlesIn = (text: string): Finding[] => messagesOf(articles, text);

function messagesOf(checker: typeof articles, text: string): Finding[] {
  const file = new VFile(text);
  checker.runSync(checker.parse(file), file);
  return file.messages.map(({ line = 1, reason }) => ({ line, message: `${reason}.` }));
}
