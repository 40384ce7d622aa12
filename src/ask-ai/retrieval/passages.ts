import type { IndexedPage } from './ask-index.ts';

/** A section of a page, as it can be quoted. */
export interface Passage {
  readonly path: string;
  readonly page: string;
  /** Anchor of the section; empty above the first heading, or where it is not known. */
  readonly slug: string;
  /** The section's heading; the page's title above the first one. */
  readonly title: string;
  /** The headings around it, from the page's title down. */
  readonly trail: readonly string[];
  readonly markdown: string;
}

const fence = /^[ >]*(`{3,})/;
const heading = /^(#{2,6}) (.+)$/;

/** Cuts a page's Markdown twin at its headings. */
export function passagesOf(twin: string, page: IndexedPage): Passage[] {
  const sections: { depth: number; title: string; lines: string[] }[] = [
    { depth: 1, title: page.title, lines: [] },
  ];
  let open: string | undefined;
  for (const line of withoutHead(twin).split('\n')) {
    const mark = fence.exec(line)?.[1];
    if (mark && (open === undefined || mark === open)) open = open === undefined ? mark : undefined;
    const match = open === undefined ? heading.exec(line) : null;
    if (match) {
      sections.push({ depth: match[1]?.length ?? 2, title: plain(match[2] ?? ''), lines: [] });
    } else sections.at(-1)?.lines.push(line);
  }
  // The index lists no first section where a page begins with a heading.
  const lead = page.slugs[0] === '' ? 0 : 1;
  const known = sections.length - lead === page.slugs.length;
  return sections.flatMap(({ depth, title, lines }, position) => {
    const markdown = lines.join('\n').trim();
    if (!markdown) return [];
    const slug = known ? (page.slugs[position - lead] ?? '') : '';
    return [
      { path: page.path, page: page.title, slug, title, trail: trailOf(position, depth), markdown },
    ];
  });

  function trailOf(position: number, depth: number): string[] {
    const trail: string[] = [];
    let wanted = depth;
    for (let at = position - 1; at >= 0; at -= 1) {
      const section = sections[at];
      if (!section || section.depth >= wanted) continue;
      trail.unshift(section.title);
      wanted = section.depth;
    }
    return trail;
  }
}

/** Title, summary and address stand above the text; the summary is part of what can be quoted. */
function withoutHead(twin: string): string {
  return twin.replace(/^# .*\n+(?:> (.*)\n+)?Source: .*\n*/, (_, summary) =>
    summary ? `${summary}\n\n` : '',
  );
}

const plain = (markdown: string): string =>
  markdown
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, '')
    .replace(/\\(.)/g, '$1');
