import type { Flow, PlainBlock } from '../../vocabulary/plain-form.ts';

/** A picture in plain Markdown, with its caption below. */
export function plainPicture(
  {
    url,
    alt,
    caption,
  }: { readonly url: string; readonly alt: string; readonly caption: string | undefined },
  plainText: PlainBlock['plainText'],
): readonly Flow[] {
  const { markdown, text } = plainText(alt);
  const picture = { markdown: `![${markdown}](${url})`, text };
  if (!caption) return [{ kind: 'prose', ...picture }];
  const below = plainText(caption);
  return [
    { kind: 'prose', ...picture },
    { kind: 'prose', ...below, markdown: `_${below.markdown}_` },
  ];
}
