/**
 * Whether a client wants Markdown rather than HTML (RFC 9110, section 12.5.1). It has to name
 * `text/markdown`, with a quality no lower than that of HTML: what accepts everything, such as a
 * browser, gets HTML.
 * @param accept value of the `accept` header, if there is one
 */
export function prefersMarkdown(accept: string | null | undefined): boolean {
  const qualities = new Map<string, number>();
  for (const range of (accept ?? '').toLowerCase().split(',')) {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim());
    const stated = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = stated === undefined ? 1 : Number.parseFloat(stated.slice(2));
    if (quality >= 0 && quality <= 1) {
      qualities.set(type, Math.max(quality, qualities.get(type) ?? 0));
    }
  }
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = qualities.get('text/html') ?? qualities.get('text/*') ?? qualities.get('*/*') ?? 0;
  return markdown > 0 && markdown >= html;
}
