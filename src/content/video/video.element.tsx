import { z } from 'zod';
import { text } from '../attributes.ts';
import { defineElement } from '../element.ts';
import { findImage } from '../picture/find-image.ts';
import { Video, type VideoProps } from './Video.tsx';

/** `::video{src="https://…" title="…" poster="/images/…"}` */
export const video = defineElement({
  kinds: ['leaf'],
  label: 'none',
  attributes: z.strictObject({
    src: z.url({ protocol: /^https$/, error: 'Give the full https address of the video or tour' }),
    title: z.string('Say what the video shows').min(1, 'Say what the video shows'),
    poster: text.optional(),
  }),
  prepare: ({ src, title, poster }, { site, report }): VideoProps => ({
    src,
    title,
    poster: poster === undefined ? undefined : findImage(poster, site.images, report),
  }),
  render: (props) => <Video {...props} />,
});
