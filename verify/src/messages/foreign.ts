import { parse } from 'yaml';
import { z } from 'zod';
import { foreignMessagesFile, readDataFile } from '../pages/data-files.ts';

/** `docs/data/foreign-messages.yml`: what people meet of other software, and no installed package has. */
const foreignMessagesSchema = z.array(
  z.strictObject({
    software: z.string().min(1),
    /** The code or the manual that has them. */
    source: z.url({ protocol: /^https$/, error: 'a full https URL' }),
    /** With `…` for what differs. */
    messages: z.array(z.string().min(1)).min(1).readonly(),
  }),
);

/** The messages of the list by hand. @throws Error if the file isn't as it has to be */
export function readForeignMessages(): string[] {
  const result = foreignMessagesSchema.safeParse(parse(readDataFile(foreignMessagesFile) ?? '[]'));
  if (result.success) return result.data.flatMap(({ messages }) => messages);
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`${foreignMessagesFile} isn't a list of messages:\n${problems.join('\n')}`);
}
