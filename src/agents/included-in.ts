import { linkBlock, section } from '../document/make-sections.ts';
import type { Section } from '../document/page-document.ts';

/** The last section of a snippet's twin: the pages that include it; nothing without any. */
export function includedInSection(
  pages: readonly { readonly title: string; readonly path: string }[],
  origin: string,
): Section[] {
  if (pages.length === 0) return [];
  const links = pages.map(({ title, path }) => ({ label: title, url: origin + path }));
  return [
    section({ depth: 2, slug: 'included-in', title: 'Included in', blocks: [linkBlock(links)] }),
  ];
}
