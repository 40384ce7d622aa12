/** More would be a list that nobody reads. */
const MOST_RELATED = 8;

interface Tagged<Document> {
  readonly label: string;
  readonly documents: readonly Document[];
}

/**
 * The tags that share the most pages with a tag, for their size: the number of shared pages divided by
 * the geometric mean of both numbers of pages (the cosine of the two sets). Otherwise tags that are on
 * a quarter of all pages would be related to everything. Tags that are equally close are in the order
 * of their labels.
 */
export function relatedTags<Document, Tag extends Tagged<Document>>(
  label: string,
  documents: readonly Document[],
  all: readonly Tag[],
): Tag[] {
  const own = new Set(documents);
  return all
    .filter((other) => other.label !== label)
    .map((other) => {
      const shared = other.documents.filter((document) => own.has(document)).length;
      return { other, closeness: shared / Math.sqrt(own.size * other.documents.length) };
    })
    .filter(({ closeness }) => closeness > 0)
    .sort((a, b) => b.closeness - a.closeness || a.other.label.localeCompare(b.other.label))
    .slice(0, MOST_RELATED)
    .map(({ other }) => other);
}
