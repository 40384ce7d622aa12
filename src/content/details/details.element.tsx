import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { titled } from '../../vocabulary/plain-form.ts';
import { anchor, flag } from '../attributes.ts';
import { Details } from './Details.tsx';

/** `:::details[Summary]{id="anchor" open="true"}`. */
export const details = defineElement({
  kinds: ['container'],
  label: 'required',
  attributes: z.strictObject({ id: anchor.optional(), open: flag.default('false') }),
  plain: titled,
  render: ({ id, open }, { label, children }) => (
    <Details summary={label} id={id} open={open === 'true'}>
      {children}
    </Details>
  ),
});
