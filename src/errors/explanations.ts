import { isErrorMessage, troubleshootingColumn } from '../document/error-message.ts';
import type { Section, TableBlock } from '../document/page-document.ts';
import { tablesOf } from '../document/walk-blocks.ts';

/** A row of a troubleshooting table that explains an error message. */
export interface Explanation {
  /** The messages as the page writes them: `…` and `<name>` stand for what differs. */
  readonly messages: readonly string[];
  /** What somebody sees, the messages in it, as Markdown. */
  readonly symptom: string;
  /** Anchor and heading of the section; empty above the first heading. */
  readonly slug: string;
  readonly title: string;
  /** Causes and remedies under the headings of their columns, as Markdown. */
  readonly advice: readonly { readonly label: string; readonly markdown: string }[];
}

/** The rows of a page that quote an error message in their first cell. */
export function explanationsOf(sections: readonly Section[]): Explanation[] {
  return sections.flatMap(({ slug, title, blocks }) =>
    tablesOf(blocks)
      .filter(isTroubleshooting)
      .flatMap((table) => rowsOf(table).map((row) => ({ ...row, slug, title }))),
  );
}

const isTroubleshooting = ({ header }: TableBlock): boolean =>
  troubleshootingColumn.test(header[0]?.text ?? '');

function rowsOf({ header, rows }: TableBlock): Omit<Explanation, 'slug' | 'title'>[] {
  return rows.flatMap(([first, ...cells]) => {
    const messages = messagesIn(first?.markdown ?? '');
    if (!first || messages.length === 0) return [];
    const advice = cells.flatMap(({ markdown }, at) => {
      const label = header[at + 1]?.text ?? '';
      return markdown.trim() === '' ? [] : [{ label, markdown }];
    });
    return [{ messages, symptom: first.markdown, advice }];
  });
}

function messagesIn(markdown: string): string[] {
  const code = [...markdown.matchAll(/(`+) ?(.+?) ?\1(?!`)/g)].map(([, , text = '']) => text);
  return code.filter(isErrorMessage);
}
