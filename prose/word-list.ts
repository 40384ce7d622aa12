import { createRequire } from 'node:module';
import path from 'node:path';
import { TextlintKernel, type TextlintKernelOptions } from '@textlint/kernel';
import type { Finding } from './finding.ts';

/** The words to avoid, shared by pages and code. */
const wordList = path.join(import.meta.dirname, 'word-list.prh.yml');

// Both are CommonJS modules whose `default` every ESM loader nests differently.
const require = createRequire(import.meta.url);
const { default: textPlugin } = require('@textlint/textlint-plugin-text');
const { default: wordListRule } = require('textlint-rule-prh');

const kernel = new TextlintKernel();

const options: TextlintKernelOptions = {
  ext: '.txt',
  plugins: [{ pluginId: 'text', plugin: textPlugin }],
  rules: [{ ruleId: 'prh', rule: wordListRule, options: { rulePaths: [wordList] } }],
};

/**
 * Finds words of the word list.
 * @param text plain text, or a file in which everything else is blank
 */
export async function wordListHits(text: string): Promise<Finding[]> {
  const { messages } = await kernel.lintText(text, options);
  return messages.map(({ loc, message }) => {
    const [found = '', expected = ''] = message.split(' => ');
    return {
      line: loc.start.line,
      message: `“${found.trim()}”: write “${expected.trim()}”.`,
    };
  });
}
