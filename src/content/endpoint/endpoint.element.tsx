import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { text } from '../attributes.ts';
import { defineElement } from '../element.ts';
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
