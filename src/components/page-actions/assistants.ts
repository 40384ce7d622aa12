/** Assistants that open with a question from an address. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/' },
  { name: 'Claude', address: 'https://claude.ai/new' },
] as const;

/** Links that open an assistant with a prompt naming the page. */
export function assistantLinks(
  title: string,
  twin: string,
): { readonly name: string; readonly href: string }[] {
  const prompt = `Read “${title}” (${twin}) and help me with my questions about it.`;
  return assistants.map(({ name, address }) => {
    const url = new URL(address);
    url.searchParams.set('q', prompt);
    return { name, href: url.href };
  });
}
