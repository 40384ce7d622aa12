import path from 'node:path';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { external } from '../vocabulary/find-image.ts';
import type { SiteData } from '../vocabulary/site-data.ts';

/** A link or an image as an author wrote it, for the check of broken links. */
export interface LinkRecord {
  /** Resolved target: a site path with an optional anchor, or `#anchor`. */
  readonly href: string;
  readonly file: string;
  readonly line: number;
  readonly kind: 'page' | 'asset';
}

/** What a page may link to outside of the site. */
export const elsewhere = /^(?:(?:https?:)?\/\/[^/?#]|mailto:.)/i;
const htmlAttribute = /\s(href|src)="([^"]+)"/g;

/**
 * Resolves links between Markdown files (`./filters.md#eq`) to the site's paths and records every
 * internal link and asset with its place, and those that lead nowhere. Links that leave the site are
 * marked as such.
 * @param origin of the site, such as `https://docs.example`
 */
export function resolveLinks(tree: Root, paths: SiteData['paths'], origin?: string): LinkRecord[] {
  const records: LinkRecord[] = [];
  visit(tree, (node) => {
    const file = node.data?.origin ?? '';
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' || node.type === 'definition' || node.type === 'image') {
      const isImage = node.type === 'image';
      if (isImage ? external.test(node.url) : elsewhere.test(node.url)) {
        if (node.type === 'link' && leavesSite(node.url, origin)) {
          node.data = { ...node.data, hProperties: { rel: ['external'] } };
        }
        return;
      }
      node.url = resolveMarkdownPath(node.url, file, paths);
      records.push({ href: node.url, file, line, kind: isImage ? 'asset' : 'page' });
    }
    if (node.type === 'html') {
      for (const [, attribute, href] of node.value.matchAll(htmlAttribute)) {
        if (!href || external.test(href)) continue;
        records.push({ href, file, line, kind: attribute === 'src' ? 'asset' : 'page' });
      }
    }
  });
  return records;
}

const leavesSite = (url: string, origin: string | undefined): boolean =>
  /^(?:https?:)?\/\//.test(url) && (origin === undefined || !`${url}/`.startsWith(`${origin}/`));

function resolveMarkdownPath(url: string, from: string, paths: SiteData['paths']): string {
  const [target = '', ...rest] = url.split('#');
  if (!target.endsWith('.md')) return url;
  const file = target.startsWith('/')
    ? path.posix.join('docs', target)
    : path.posix.join(path.posix.dirname(from), target);
  const hash = rest.length > 0 ? `#${rest.join('#')}` : '';
  // A file that does not exist keeps its path, so that the link check names it as it was written.
  return (paths.get(file) ?? target) + hash;
}
