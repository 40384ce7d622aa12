/** Hosts whose pages have another address inside of a frame, with the most private one they offer. */
const hosts: readonly { readonly page: RegExp; readonly embed: (id: string) => string }[] = [
  {
    page: /^https:\/\/(?:(?:www\.)?youtube\.com\/(?:watch\?v=|embed\/)|youtu\.be\/)([\w-]{11})/,
    embed: (id) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1`,
  },
  {
    page: /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)/,
    embed: (id) => `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
  },
  {
    page: /^https:\/\/(?:www\.)?loom\.com\/share\/(\w+)/,
    embed: (id) => `https://www.loom.com/embed/${id}?autoplay=1`,
  },
];

/** The address that a frame shows for a video or a tour; others are embedded as they are. */
export function embedAddress(source: string): string {
  for (const { page, embed } of hosts) {
    const id = page.exec(source)?.[1];
    if (id !== undefined) return embed(id);
  }
  return source;
}
