import { Link, MapPin, Package } from 'lucide-react';
import { z } from 'zod';
import { text } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { apart, Identity } from './Identity.tsx';

const urls = text
  .transform((list) => list.split(',').map((url) => url.trim()))
  .pipe(
    z.array(z.url({ protocol: /^https$/, error: 'Use full https URLs, with commas between them' })),
  );

/** `::plugin-identity{location="…" package="@strapi/plugin-graphql" resources="https://…"}`. */
export const pluginIdentity = defineElement({
  kinds: ['leaf'],
  label: 'none',
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
  render: ({ location, package: packageName, resources }) => (
    <Identity
      facts={[
        { name: 'Location', icon: MapPin, value: location },
        { name: 'Package', icon: Package, value: packageName && <code>{packageName}</code> },
        {
          name: 'Resources',
          icon: Link,
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
