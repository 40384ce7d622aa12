import { z } from 'zod';
import { anchor, flag } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { Details } from './Details.tsx';

/** `:::details[Summary]{id="anchor" open="true"}`. */
export const details = defineElement({
  kinds: ['container'],
  label: 'required',
  attributes: z.strictObject({ id: anchor.optional(), open: flag.default('false') }),
  render: ({ id, open }, { label, children }) => (
    <Details summary={label} id={id} open={open === 'true'}>
      {children}
    </Details>
  ),
});
