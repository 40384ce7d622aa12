import { type Expected, LiteralError, parseLiteral } from '../expected/literal.ts';

/** A `documentId`: Strapi gives each document 24 random letters and digits. */
export function isDocumentId(word: string): boolean {
  return /^[a-z0-9]{24}$/.test(word) && /\d/.test(word);
}

/** The ids that pages show, with those of the reader's own documents. */
export interface Ids {
  readonly known: Record<string, string>;
  /** Those that the present page has shown: on another page, they may be other new documents. */
  readonly onPage: Set<string>;
}

const date = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * A response with the ids and dates that the page shows, instead of the reader's own. A document has the
 * same id in all responses of a page: the first one that shows it tells which of the reader's documents it is.
 */
export function withPageIds(body: unknown, shown: string, ids: Ids): unknown {
  try {
    return replaced(body, parseLiteral(shown), ids, '');
  } catch (error) {
    // The comparison says what is wrong with the block.
    if (error instanceof LiteralError) return body;
    throw error;
  }
}

function replaced(
  actual: unknown,
  expected: Expected | undefined,
  ids: Ids,
  name: string,
): unknown {
  if (!expected) return actual;
  if (expected.kind === 'value') return ownValue(actual, expected.value, ids, name);
  if (expected.kind === 'array') {
    const { items, gapAt = items.length } = expected;
    if (!Array.isArray(actual)) return actual;
    const rest = actual.length - items.length;
    return actual.map((item, index) =>
      replaced(item, items[index < gapAt ? index : index - rest], ids, name),
    );
  }
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return actual;
  return Object.fromEntries(
    Object.entries(actual).map(([key, value]) => [
      key,
      replaced(value, expected.members.get(key), ids, key),
    ]),
  );
}

function ownValue(
  actual: unknown,
  shown: Extract<Expected, { kind: 'value' }>['value'],
  ids: Ids,
  name: string,
): unknown {
  if (name === 'id' && typeof actual === 'number' && typeof shown === 'number') return shown;
  if (typeof actual !== 'string' || typeof shown !== 'string') return actual;
  if (date.test(actual) && date.test(shown)) return shown;
  if (!isDocumentId(actual) || !isDocumentId(shown)) return actual;
  if (!ids.onPage.has(shown)) ids.known[shown] = actual;
  ids.onPage.add(shown);
  return ids.known[shown] === actual ? shown : actual;
}
