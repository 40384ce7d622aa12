import { codeMarkdown } from '../document/block-markdown.ts';
import type { Section } from '../document/page-document.ts';
import { codeBlocks } from '../document/walk-blocks.ts';
import { type Form, inForm } from '../requests/forms.ts';
import { parseRequest } from '../requests/parse-request.ts';

/**
 * The Markdown of sections with its HTTP requests in another form. GraphQL stays, because its variables aren't in the
 * text.
 * @param form as the page has them, if it's left out
 */
export function withRequestsAs(
  form: Form | undefined,
  markdown: string,
  sections: readonly Section[],
): string {
  if (form === undefined) return markdown;
  return codeBlocks(sections.flatMap(({ blocks }) => blocks))
    .filter(({ block }) => block.exchange === 'request' && block.language === 'http')
    .reduce((text, { block }) => {
      const other = codeMarkdown({ ...block, ...inForm(parseRequest(block.code), form) });
      return text.replaceAll(codeMarkdown(block), () => other);
    }, markdown);
}
