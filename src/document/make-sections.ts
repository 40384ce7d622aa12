import type { ListBlock, Prose, ProseBlock, Section } from './page-document.ts';
import { joinProse, linkProse, proseList } from './prose.ts';

/** Sections of pages that are written in code rather than Markdown. */

/** A section; without a title it is the text above the first heading. */
export function section(given: Partial<Section> & Pick<Section, 'blocks'>): Section {
  const titleMarkdown = escapeMarkdown(given.title ?? '');
  return { depth: 1, slug: '', title: '', titleMarkdown, trail: [], badges: [], ...given };
}

export const proseBlock = (text: string): ProseBlock => ({ kind: 'prose', ...plain(text) });

/** A list of links, each with a text behind it if it has one. */
export function linkBlock(
  links: readonly { readonly label: string; readonly url: string; readonly text?: string }[],
): ListBlock {
  const items = links.map(({ label, url, text }) => {
    const link = linkProse(plain(label), url);
    return text ? joinProse(link, plain(`: ${text}`)) : link;
  });
  return proseList(items);
}

const plain = (text: string): Prose => ({ markdown: escapeMarkdown(text), text });

/** What Markdown would take for markup. */
const escapeMarkdown = (text: string): string => text.replace(/[\\`*_[\]<>]/g, '\\$&');
