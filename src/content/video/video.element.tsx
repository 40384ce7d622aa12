import { z } from 'zod';
import { joinProse, linkProse } from '../../document/prose.ts';
import { defineElement } from '../../vocabulary/element.ts';
import { findImage } from '../../vocabulary/find-image.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { Video, type VideoProps } from './Video.tsx';

/** `::video{src="https://…" title="…" poster="/images/…"}` */
export const video = defineElement({
  kinds: ['leaf'],
  label: 'none',
  attributes: z.strictObject({
    src: z.url({ protocol: /^https$/, error: 'Give the full https URL of the video or tour' }),
    title: z.string('Say what the video shows').min(1, 'Say what the video shows'),
    poster: text.optional(),
  }),
  plain: plainBlock(({ attributes: { src = '', title }, plainText, absolute }) => {
    const link = linkProse(plainText(title ?? src), absolute(src));
    return [{ kind: 'prose', ...joinProse(plainText('Video: '), link) }];
  }),
  prepare: ({ src, title, poster }, { site, report }): VideoProps => ({
    src,
    title,
    poster: poster === undefined ? undefined : findImage(poster, site.images, report),
  }),
  render: (props) => <Video {...props} />,
});
