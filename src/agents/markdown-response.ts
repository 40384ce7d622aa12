/** A Markdown text as the body of a response. */
export const markdownResponse = (text: string): Response =>
  new Response(text, { headers: { 'content-type': 'text/markdown; charset=utf-8' } });
