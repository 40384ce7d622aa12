import type { Problems } from '../problems/problems.ts';
import type { FrontMatterContent } from './front-matter.ts';
import type { TagEntry, TagVocabulary } from './tags.ts';

/** A page as its tags are concerned; `file` is its path from the project root. */
interface TaggedPage {
  readonly file: string;
  readonly frontMatter: FrontMatterContent;
}

/**
 * Reports tags that the vocabulary doesn't have and tags that a page repeats. If the vocabulary has
 * rules, also pages with too few or too many tags and tags with too few pages. Unlisted pages don't
 * count for the rules, because the pages of tags don't show them.
 * @param file path of the vocabulary from the project root
 */
export function checkTags(
  vocabulary: TagVocabulary,
  file: string,
  sources: readonly TaggedPage[],
  problems: Problems,
): void {
  for (const source of sources) checkPage(source, vocabulary, problems);
  if (vocabulary.rules === undefined) return;
  const { pagesPerTag } = vocabulary.rules;
  for (const tag of vocabulary.tags.values()) {
    const pages = sources.filter(
      ({ frontMatter: { value } }) => !value.unlisted && value.tags.includes(tag.label),
    );
    const least = tag.feature ? 1 : pagesPerTag;
    if (pages.length >= least) continue;
    problems.add({ file, line: tag.line, message: tooFewPages(tag, pages, least) });
  }
}

function checkPage(
  { file, frontMatter: { value, lineOf } }: TaggedPage,
  { tags, meant, rules }: TagVocabulary,
  problems: Problems,
): void {
  const seen = new Set<string>();
  for (const [index, tag] of value.tags.entries()) {
    const report = (message: string) =>
      problems.add({ file, line: lineOf('tags', index), message });
    if (seen.has(tag)) report(`The tag "${tag}" is listed twice. Remove one of them.`);
    seen.add(tag);
    if (tags.has(tag)) continue;
    const known = meant(tag);
    report(
      known
        ? `Unknown tag "${tag}". docs/tags.yml calls it "${known.label}".`
        : `Unknown tag "${tag}". Use a label of docs/tags.yml exactly as it is spelled there, or add it.`,
    );
  }
  if (rules === undefined || value.unlisted) return;
  const [least, most] = rules.tagsPerPage;
  const count = value.tags.length;
  if (count < least || count > most) {
    problems.add({
      file,
      line: lineOf('tags'),
      message: `The page has ${count === 1 ? '1 tag' : `${count} tags`}. Give it ${least} to ${most} labels of docs/tags.yml.`,
    });
  }
}

function tooFewPages(
  { label, feature }: TagEntry,
  pages: readonly TaggedPage[],
  least: number,
): string {
  const [only] = pages;
  const found = only
    ? `Only ${only.file} has the tag "${label}".`
    : `No page has the tag "${label}".`;
  return feature
    ? `${found} Remove it here, or add it to a page.`
    : `${found} Add it to ${least} pages or more, remove it here, or say \`feature: true\` if it names a feature.`;
}
