import { Parser } from 'htmlparser2';

/** A piece of a page: what stands between one heading and the next. */
export interface PageSection {
  /** 1 for the text before the first heading. */
  readonly depth: number;
  readonly anchor: string | null;
  readonly heading: string;
  /** Prose and tables. */
  readonly text: string;
  /** The code blocks, one after the other. */
  readonly code: string;
}

const headingTag = /^h[1-6]$/;

/** Elements that are furniture, not text: controls, pictures, menus. */
const skippedTags = new Set(['script', 'style', 'svg', 'button', 'nav', 'template', 'noscript']);

/** Elements that end a word: without a space between them, two cells would run together. */
const inlineTags = new Set(
  'a abbr b bdi cite code em i kbd mark q s small span strong sub sup u wbr'.split(' '),
);

interface MutableSection {
  depth: number;
  anchor: string | null;
  heading: string;
  text: string;
  code: string;
}

/**
 * Reads the sections of a finished page, as a reader sees them: snippets are included, directives
 * are resolved. Looks at the `article`, and skips what is hidden or carries `data-search="skip"`.
 */
export function extractSections(html: string): PageSection[] {
  const sections: MutableSection[] = [{ depth: 1, anchor: null, heading: '', text: '', code: '' }];
  let article = 0;
  let skipped = 0;
  let preformatted = 0;
  let inHeading = false;

  const current = () => sections.at(-1) as MutableSection;
  const write = (text: string) => {
    if (inHeading) current().heading += text;
    else if (preformatted > 0) current().code += text;
    else current().text += text;
  };

  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'article') article += 1;
      if (article === 0) return;
      if (skipped > 0 || isSkipped(name, attributes)) {
        skipped += 1;
        return;
      }
      if (name === 'pre') preformatted += 1;
      if (headingTag.test(name) && name !== 'h1' && attributes.id) {
        const depth = Number(name[1]);
        sections.push({ depth, anchor: attributes.id, heading: '', text: '', code: '' });
      }
      if (headingTag.test(name)) inHeading = true;
      if (!inlineTags.has(name)) write(' ');
    },
    ontext(text) {
      if (article > 0 && skipped === 0) write(text);
    },
    onclosetag(name) {
      if (name === 'article') article -= 1;
      if (article === 0) return;
      if (skipped > 0) {
        skipped -= 1;
        return;
      }
      if (!inlineTags.has(name)) write(preformatted > 0 ? '\n' : ' ');
      if (name === 'pre') preformatted -= 1;
      if (headingTag.test(name)) inHeading = false;
    },
  });
  parser.end(html);
  return sections.map((section) => ({
    ...section,
    heading: tidy(section.heading),
    text: tidy(section.text),
    code: tidy(section.code),
  }));
}

function isSkipped(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    skippedTags.has(name) ||
    attributes['aria-hidden'] === 'true' ||
    attributes['data-search'] === 'skip' ||
    // The link that a heading has to itself.
    attributes['aria-label'] === 'Link to this section'
  );
}

const tidy = (text: string): string => text.replace(/\s+/g, ' ').trim();
