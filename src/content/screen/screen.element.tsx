import { z } from 'zod';
import { defineElement } from '../../vocabulary/element.ts';
import type { ImageFile } from '../../vocabulary/image-file.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Picture, type PictureProps } from '../picture/Picture.tsx';
import { plainPicture } from '../picture/plain-picture.ts';

/** Where `npm run screens` writes the pictures, as paths on the site. */
const fileOf = (name: string, mode: 'light' | 'dark'): string =>
  `/images/screens/${name}-${mode}.webp`;

/** How many of its pixels a picture has for each CSS pixel; the scenes take it so. */
const density = 2;

/** `::screen{name="…" alt="…"}`: the admin panel, as a scene of `verify/panel/` has photographed it. */
export const screen = defineElement({
  kinds: ['leaf'],
  attributes: z.strictObject({
    name: z
      .string('Give the name that the scene gives the picture')
      .regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/, 'Write the name in lowercase-with-hyphens'),
    alt: z.string('Write what the picture shows').trim().min(1, 'Write what the picture shows'),
    caption: text.optional(),
  }),
  plain: plainBlock(({ attributes: { name = '', alt = '', caption }, plainText, absolute }) =>
    plainPicture({ url: absolute(fileOf(name, 'light')), alt, caption }, plainText),
  ),
  prepare: ({ name, alt, caption }, { site, report }): PictureProps | undefined => {
    const find = (mode: 'light' | 'dark'): ImageFile | undefined =>
      site.images.get(fileOf(name, mode));
    const light = find('light');
    const dark = find('dark');
    if (light && dark) return { light, dark, alt, caption, density };
    report(
      `No picture public${fileOf(name, light ? 'dark' : 'light')}. Its scene takes it: npm run screens -- and the path of the page.`,
    );
    return undefined;
  },
  render: (props) => <Picture {...props} />,
});
