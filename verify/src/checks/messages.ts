import { quoted } from '../../panel/labels/nearest.ts';
import { type Finding, judged } from '../finding.ts';
import type { KnownMessages } from '../messages/known-messages.ts';
import { foreignMessagesFile } from '../pages/data-files.ts';
import type { Page } from '../pages/page.ts';

/** Checks that what troubleshooting tables quote is what Strapi, its dependencies or Node.js say. */
export function checkMessages(
  { messages }: Pick<Page, 'messages'>,
  known: Pick<KnownMessages, 'has' | 'nearest'>,
): Finding[] {
  return messages.flatMap(({ file, line, text }) =>
    judged('messages', { file, line }, [
      known.has(text)
        ? undefined
        : `No installed package says \`${text}\`. The nearest messages: ${quoted(known.nearest(text))}. Quote it as people see it, with … for what differs. If it's from other software, add it to ${foreignMessagesFile} with where you read it.`,
    ]),
  );
}
