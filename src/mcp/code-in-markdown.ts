/** A code block with its place. */
export interface CodeExample {
  readonly language: string;
  /** The file that the code stands in, if the page names it. */
  readonly title: string | undefined;
  readonly code: string;
  readonly heading: string;
  /** Anchor of the heading; empty above the first one. */
  readonly slug: string;
}

const opening = /^( *)(?:- +|\d+\. +)*(`{3,})([\w-]*)(?: title="([^"]*)")?[^`]*$/;

/** A page, or what is known of it, cut at its headings. */
interface Sectioned {
  readonly title: string;
  readonly sections: readonly {
    readonly title: string;
    readonly slug: string;
    readonly markdown: string;
  }[];
}

/** Every code block of a page, in order. Reads the plain Markdown that `markdown/` writes. */
export function codeExamples({ title: pageTitle, sections }: Sectioned): CodeExample[] {
  return sections.flatMap(({ markdown, title, slug }) =>
    fencesOf(markdown).map((fence) => ({ ...fence, heading: title || pageTitle, slug })),
  );
}

function fencesOf(markdown: string): Pick<CodeExample, 'language' | 'title' | 'code'>[] {
  const found: Pick<CodeExample, 'language' | 'title' | 'code'>[] = [];
  const lines = markdown.split('\n').map((line) => line.replace(/^(?:> ?)+/, ''));
  for (let start = 0; start < lines.length; start += 1) {
    const match = opening.exec(lines[start] ?? '');
    if (!match) continue;
    const [, , fence = '', language = '', title] = match;
    const end = lines.findIndex((line, index) => index > start && line.trim() === fence);
    const body = lines.slice(start + 1, end === -1 ? undefined : end);
    found.push({ language: language || 'text', title, code: outdent(body).join('\n') });
    start = end === -1 ? lines.length : end;
  }
  return found;
}

/** Code in a list item is indented with it. */
function outdent(lines: readonly string[]): string[] {
  const indents = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const common = Math.min(...indents);
  return lines.map((line) => line.slice(Number.isFinite(common) ? common : 0));
}
