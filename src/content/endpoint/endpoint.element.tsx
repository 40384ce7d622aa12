import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { strongProse } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Endpoint, type EndpointMethod, endpointMethods } from './Endpoint.tsx';
import { groupExchanges } from './group-exchanges.ts';

/** `:::::endpoint[Title]{method="GET" path="/api/:pluralApiId"}`. */
export const endpoint = defineElement({
  kinds: ['container'],
  label: 'required',
  attributes: z.strictObject({
    method: z.enum<[EndpointMethod, ...EndpointMethod[]]>(
      endpointMethods as [EndpointMethod, ...EndpointMethod[]],
      `Use ${endpointMethods.join(', ')}`,
    ),
    path: text,
  }),
  plain: plainBlock(({ attributes: { method = '', path = '' }, label, flow }) => {
    const call = `${method} ${path}`.trim();
    return [
      ...(label ? [{ kind: 'prose', ...strongProse(label) } as const] : []),
      { kind: 'prose', markdown: `\`${call}\``, text: call },
      ...flow,
    ];
  }),
  prepare: (attributes, { node }) => {
    const [label] = node.children;
    if (node.type === 'containerDirective') node.children = groupExchanges(node.children);
    return { ...attributes, name: label ? textOf(label) : '' };
  },
  render: (attributes, { label, children }) => (
    <Endpoint {...attributes} title={label}>
      {children}
    </Endpoint>
  ),
});
