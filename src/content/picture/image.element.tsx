import { z } from 'zod';
import { defineElement, definePart } from '../../vocabulary/element.ts';
import { findImage } from '../../vocabulary/find-image.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Picture, type PictureProps } from './Picture.tsx';
import { plainPicture } from './plain-picture.ts';
import { ResponsiveImage } from './ResponsiveImage.tsx';

/** `::image{light="…" dark="…" alt="…"}`: one image for each color mode. */
export const image = defineElement({
  kinds: ['leaf'],
  attributes: z.strictObject({
    light: text,
    dark: text.optional(),
    alt: z.string('Write what the image shows').trim().min(1, 'Write what the image shows'),
    caption: text.optional(),
  }),
  plain: plainBlock(({ attributes: { light = '', alt = '', caption }, plainText, absolute }) =>
    plainPicture({ url: absolute(light), alt, caption }, plainText),
  ),
  prepare: ({ light, dark, alt, caption }, { site, report }): PictureProps | undefined => {
    const inLight = findImage(light, site.images, report);
    const inDark = dark === undefined ? undefined : findImage(dark, site.images, report);
    return inLight && { light: inLight, dark: inDark, alt, caption };
  },
  render: (props) => <Picture {...props} />,
});

/** `![alt](/images/…)` as a paragraph by itself; see `markdown/images.ts`. */
export const picture = definePart<PictureProps>((props) => <Picture {...props} />);

/** `![alt](/images/…)` inside a line. */
export const inlineImage = definePart<PictureProps>(({ light, alt }) => (
  <ResponsiveImage image={light} alt={alt} />
));
