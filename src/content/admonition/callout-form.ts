import type { Prose } from '../../document/page-document.ts';
import { joinProse } from '../../document/prose.ts';
import { contain, type PlainForm, plainBlock } from '../../vocabulary/plain-form.ts';

/**
 * A callout that starts with its kind, and its title if it has one: `Caution: Mind the gap`.
 * @param name the kind in words
 */
export function calloutForm(type: string, name: string): PlainForm {
  const kind: Prose = { markdown: name, text: name };
  const colon: Prose = { markdown: ': ', text: ': ' };
  return plainBlock(({ label, flow }) => {
    const title = label ? joinProse(kind, colon, label) : kind;
    return contain(flow, (blocks) => ({ kind: 'callout', type, title, blocks }));
  });
}
