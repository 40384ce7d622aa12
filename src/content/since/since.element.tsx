import type { Text } from 'mdast';
import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import { plainInline } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Badge } from '../badge/Badge.tsx';

/** The client has its own versions, so that its badge names it. */
const productOf = (of: string | undefined) => (of?.startsWith('client.') ? 'client ' : '');

/**
 * `:since{version="5.12.0"}` after the name of an option in `:::params{of="…"}`, with
 * `of="documents.publish"` anywhere else. The verifier compares the version with `verify/since.json`.
 */
export const since = defineElement({
  kinds: ['text'],
  attributes: z.strictObject({
    version: z
      .string('Write the first version that has it, such as version="5.12.0"')
      .regex(/^\d+\.\d+\.\d+$/, 'Write a whole version, such as 5.12.0'),
    of: text.optional(),
  }),
  plain: plainInline(({ attributes: { version = '', of } }) => {
    const said = `since ${productOf(of)}${version}`;
    const plain: Text = { type: 'text', value: `(${said})`, data: { badge: said } };
    return [plain];
  }),
  prepare: ({ version, of }) => ({ product: productOf(of), version }),
  render: ({ product, version }) => (
    <Badge
      label={`Since ${product}`.trim()}
      detail={version}
      since={product ? undefined : version}
      tone="neutral"
      meaning={`Added in version ${version}${product && ` of the ${product.trim()}`}`}
    />
  ),
});
