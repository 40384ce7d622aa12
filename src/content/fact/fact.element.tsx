import type { InlineCode } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { type Directive, defineElement } from '../../vocabulary/element.ts';
import { labelText } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';

/**
 * `:fact[20]{of="node.oldest"}`: reads as its label, which must say what `docs/data/facts.yml` says.
 * The verifier compares that file with the packages, so a page cannot state what is no longer true.
 */
export const fact = defineElement({
  kinds: ['text'],
  label: 'required',
  attributes: z.strictObject({ of: text }),
  plain: labelText,
  prepare: ({ of }, { node, site, report }) => {
    const known = site.facts.get(of);
    if (!known) {
      report(
        `No fact "${of}". Facts of docs/data/facts.yml: ${[...site.facts.keys()].join(', ')}.`,
      );
    } else if (String(stated(node).sort()) !== String([...known].sort())) {
      report(`"${of}" is ${known.join(', ')} in docs/data/facts.yml; found ${textOf(node)}.`);
    }
    return { of };
  },
  render: (_, { children }) => children,
});

/** The names in the label, around which there may be words; without names, the whole label. */
function stated(node: Directive): string[] {
  const names: string[] = [];
  visit(node, 'inlineCode', ({ value }: InlineCode) => {
    names.push(value);
  });
  return names.length > 0 ? names : [textOf(node)];
}
