import path from 'node:path';
import { type CSpellUserSettings, loadConfig, spellCheckDocument } from 'cspell-lib';
import type { Finding } from './finding.ts';

const configFile = path.join(import.meta.dirname, 'spelling.json');

let loaded: Promise<CSpellUserSettings> | undefined;

/** The dictionary settings, with the project's own words. */
function settings(): Promise<CSpellUserSettings> {
  loaded ??= loadConfig(configFile);
  return loaded;
}

/**
 * Finds misspelled words; British spellings count, as the project writes US English.
 * @param text plain text, or a file in which everything else is blank
 */
export async function misspellings(text: string): Promise<Finding[]> {
  const document = { uri: 'file:///text.txt', text, languageId: 'plaintext', locale: 'en-US' };
  const result = await spellCheckDocument(
    document,
    { generateSuggestions: true, noConfigSearch: true, numSuggestions: 2 },
    await settings(),
  );
  for (const error of result.errors ?? []) throw error;
  return result.issues.map(({ text: word, line, suggestions = [] }) => ({
    line: lineNumberOf(line.offset, text),
    message: `“${word}” isn't in the dictionary.${suggestions.length > 0 ? ` Perhaps “${suggestions.join('” or “')}”?` : ''}`,
  }));
}

const lineNumberOf = (offset: number, text: string): number =>
  text.slice(0, offset).split('\n').length;
