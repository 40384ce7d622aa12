import { z } from 'zod';
import type { Prose } from '../../document/page-document.ts';
import { joinProse } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { factList, plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Code } from '../code/Code.tsx';
import { apart, Identity } from './Identity.tsx';

const urls = text
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(
    z.array(z.url({ protocol: /^https$/, error: 'Use full https URLs, with commas between them' })),
  );

/** `::plugin-identity{location="…" package="@strapi/plugin-graphql" resources="https://…"}`. */
export const pluginIdentity = defineElement({
  kinds: ['leaf'],
  attributes: z.strictObject({
    location: text,
    package: z
      .string()
      .regex(
        /^(?:@[\w.-]+\/)?[\w.-]+$/,
        'Use the name of a package, such as @strapi/plugin-graphql',
      )
      .optional(),
    resources: urls.optional(),
  }),
  plain: plainBlock(({ attributes, plainText }) => {
    const addresses = (attributes.resources ?? '').split(',').map((url) => url.trim());
    const resources = addresses
      .filter(Boolean)
      .flatMap((url, index) => [
        ...(index > 0 ? [plainText(', ')] : []),
        { markdown: `<${url}>`, text: url, links: [url] },
      ]);
    const facts: [string, Prose | undefined][] = [
      ['Location', attributes.location ? plainText(attributes.location) : undefined],
      ['Package', attributes.package ? plainText(attributes.package) : undefined],
      ['Resources', resources.length > 0 ? joinProse(...resources) : undefined],
    ];
    return [factList(facts.flatMap(([name, value]) => (value ? [[name, value]] : [])))];
  }),
  render: ({ location, package: packageName, resources }) => (
    <Identity
      facts={[
        { name: 'Location', icon: 'map-pin', value: location },
        { name: 'Package', icon: 'package', value: packageName && <Code>{packageName}</Code> },
        {
          name: 'Resources',
          icon: 'link',
          value:
            resources &&
            apart(
              resources.map((url) => (
                <a key={url} href={url} rel="external">
                  {new URL(url).host + new URL(url).pathname.replace(/\/$/, '')}
                </a>
              )),
            ),
        },
      ]}
    />
  ),
});
