import { z } from 'zod';

/** Where somebody meets a message of Strapi. */
const kinds = ['server', 'build', 'command', 'panel'] as const;

/** `docs/data/messages.json`, which `npm run messages -- --write` in `verify/` computes from the packages. */
export const messageDataSchema = z.strictObject({
  /** The version of Strapi that has them. */
  version: z.string().regex(/^\d+\.\d+\.\d+$/, 'a version such as 5.54.0'),
  /**
   * Text with `{}` for what differs, package without `@strapi/`, where it's met, and since which minor version if
   * it came after 5.0; sorted by text.
   */
  messages: z
    .array(
      z.tuple([
        z.string().min(1),
        z.string().min(1),
        z.enum(kinds),
        z
          .string()
          .regex(/^\d+\.\d+$/, 'a minor version such as 5.37')
          .optional(),
      ]),
    )
    .min(1)
    .readonly(),
});

export type MessageData = z.infer<typeof messageDataSchema>;
