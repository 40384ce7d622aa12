import type { ListBlock, Prose } from './page-document.ts';

/** Several stretches of running text as one. */
export function joinProse(...parts: readonly Prose[]): Prose {
  const links = parts.flatMap((part) => part.links ?? []);
  return {
    markdown: parts.map(({ markdown }) => markdown).join(''),
    text: parts.map(({ text }) => text).join(''),
    ...(links.length > 0 && { links }),
  };
}

/** The same text in bold; nothing stays nothing. */
export function strongProse(prose: Prose): Prose {
  return prose.markdown === '' ? prose : { ...prose, markdown: `**${prose.markdown}**` };
}

/** The text as a link. @param url absolute */
export function linkProse(prose: Prose, url: string): Prose {
  return {
    markdown: `[${prose.markdown}](${/[\s()]/.test(url) ? `<${url}>` : url})`,
    text: prose.text,
    links: [url],
  };
}

/** A list with bullets, one text in each item. */
export const proseList = (items: readonly Prose[]): ListBlock => ({
  kind: 'list',
  ordered: false,
  start: 1,
  items: items.map((prose) => ({ blocks: [{ kind: 'prose', ...prose }] })),
});
