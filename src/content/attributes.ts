import { z } from 'zod';
import { isIconName, similarIcons } from '../ui/icon/lucide.tsx';

/** Attributes that several elements share, each rejecting what it does not understand. */

export const text = z.string().min(1, 'Write something between the quotes');

export const icon = z.string().refine(isIconName, {
  error: (issue) => {
    const similar = similarIcons(String(issue.input));
    const hint = similar.length > 0 ? ` Similar: ${similar.join(', ')}` : '';
    return `Use the name of a Lucide icon, such as rocket or book-open.${hint}`;
  },
});

export const anchor = z
  .string()
  .regex(/^[A-Za-z][\w:.-]*$/, 'Use letters, digits, hyphens and underscores, a letter first');

export const link = z
  .string()
  .regex(
    /^(?:\/|#|https?:\/\/)/,
    'Use a path of the site that starts with "/", or a full https URL',
  );

/** `open="true"`: directives know no other values than text. */
export const flag = z.enum(['true', 'false'], 'Use "true" or "false"');
