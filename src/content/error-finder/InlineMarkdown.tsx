import { Fragment, type ReactNode } from 'react';
import { sitePath } from '../../browser/site-path.ts';
import { withBase } from '../../browser/with-base.ts';

/** Code, links and bold text, as cells of tables have them. */
const marks = /(`+) ?(.+?) ?\1(?!`)|\[([^\]]+)\]\(([^)\s]+)\)|\*\*(.+?)\*\*|\\([!-/:-@[-`{-~])/g;

/** The text of a table's cell as React elements; whatever it doesn't know stays text. */
export function InlineMarkdown({ markdown }: { readonly markdown: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const found of markdown.matchAll(marks)) {
    const [all, , code, label, address, bold, escaped] = found;
    parts.push(markdown.slice(end, found.index));
    end = found.index + all.length;
    if (code !== undefined) parts.push(<code key={end}>{code}</code>);
    else if (address !== undefined) {
      parts.push(
        <a key={end} href={hrefOf(address)}>
          <InlineMarkdown markdown={label ?? ''} />
        </a>,
      );
    } else if (bold !== undefined) {
      parts.push(
        <strong key={end}>
          <InlineMarkdown markdown={bold} />
        </strong>,
      );
    } else parts.push(escaped);
  }
  parts.push(markdown.slice(end));
  return <Fragment>{parts}</Fragment>;
}

/** Addresses of the site, which are whole in a page's record, as paths of the site that is being read. */
function hrefOf(address: string): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href;
  const origin = canonical && new URL(canonical).origin;
  const path = origin && address.startsWith(`${origin}/`) ? sitePath(address, [origin]) : undefined;
  return path === undefined ? address : withBase(path);
}
