import type { Table } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { isErrorMessage, troubleshootingColumn } from '../../document/error-message.ts';
import type { QuotedMessage } from './verifiable.ts';

/** The messages in the first column of a table, if it's a troubleshooting table. @param file of the table */
export function quotedMessages(
  { children: [header, ...rows] }: Table,
  file: string,
): QuotedMessage[] {
  if (!troubleshootingColumn.test(textOf(header?.children[0]))) return [];
  const messages: QuotedMessage[] = [];
  for (const row of rows) {
    const line = row.position?.start.line ?? 1;
    visit({ type: 'root', children: row.children.slice(0, 1) }, 'inlineCode', ({ value }) => {
      if (isErrorMessage(value)) messages.push({ file, line, text: value });
    });
  }
  return messages;
}
