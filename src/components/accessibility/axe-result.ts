import { z } from 'zod';

const text = z.string().min(1);
const count = z.number().int().nonnegative();

/** What `npm run a11y` found, as it is kept in `docs/data/accessibility.json`. */
export const axeResultSchema = z.strictObject({
  /** Day of the run, in UTC. */
  date: z.iso.date(),
  /** Version of axe-core. */
  axe: text,
  /** Name and version of the browser. */
  browser: text,
  pages: count,
  modes: z.array(z.enum(['light', 'dark'])).min(1),
  /** Widths of the window in CSS pixels. */
  widths: z.array(count).min(1),
  /** Every rule that was applied. */
  rules: z.array(
    z.strictObject({
      id: text,
      help: text,
      /** In how many runs there was something to check. */
      runs: count,
    }),
  ),
  violations: z.array(
    z.strictObject({
      path: text,
      mode: z.enum(['light', 'dark']),
      width: count,
      rule: text,
      help: text,
      /** The elements, as HTML. */
      elements: z.array(text),
    }),
  ),
});

export type AxeResult = z.infer<typeof axeResultSchema>;
