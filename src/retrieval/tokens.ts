/** A word of a text or of a query with the ways in which it may be looked for. */
export interface Chunk {
  /** The chunk as written, in lower case: `strapi.documents`, `$containsi`, `findone`. */
  readonly whole: string;
  /** What is between dots, slashes and the like: `strapi`, `documents`. Empty for a plain word. */
  readonly parts: readonly string[];
  /** The words inside a name: `find`, `one` of `findOne`. */
  readonly humps: readonly string[];
}

// Letters and digits, joined by what joins identifiers, packages, paths and file names.
const chunkPattern = /[$@]?[\p{L}\p{N}_]+(?:[.\-/:@]+[\p{L}\p{N}_]+)*/gu;
const joiners = /[.\-/:@$_]+/;

// `findOne` | `GraphQL`, `REST` + `Api`, `v` + `5`: where a small letter meets a capital one.
const camelBoundary = /(?<=[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})/u;

/** Longer ones are hashes, tokens and encoded data, which nobody types. */
const maximumLength = 40;

/** Ids of documents and the like: long, and digits between the letters. */
const random = /^(?=(?:.*\d){3})[a-z0-9]{16,}$/;

/** Dates and times, of which examples are full. */
const moment = /^\d{4}-\d\d-\d\d|^\d\d:\d\d/;

/** What words were split into: texts repeat most of theirs. */
const known = new Map<string, readonly Chunk[]>();

/** Splits a text into chunks. Identifiers stay whole and give their parts besides. */
export function chunksOf(text: string): Chunk[] {
  const chunks: Chunk[] = [];
  for (const [match] of text.normalize('NFKC').matchAll(chunkPattern)) {
    const found = known.get(match) ?? chunksOfWord(match);
    known.set(match, found);
    chunks.push(...found);
  }
  return chunks;
}

function chunksOfWord(word: string): Chunk[] {
  const whole = fold(word);
  const pieces = word.split(joiners).filter(Boolean);
  const humps = pieces.flatMap(humpsOf);
  const parts = pieces.map(fold).filter(isWord);
  // A long path is of use by its parts.
  if (whole.length > maximumLength)
    return parts.map((part) => ({ whole: part, parts: [], humps: [] }));
  if (!isWord(whole)) return [];
  return [{ whole, parts: parts.length === 1 && parts[0] === whole ? [] : parts, humps }];
}

/** Every token of a chunk, for an index. */
export function tokensOf({ whole, parts, humps }: Chunk): string[] {
  return parts.length + humps.length === 0 ? [whole] : [...new Set([whole, ...parts, ...humps])];
}

function humpsOf(piece: string): string[] {
  const humps = piece.split(camelBoundary);
  return humps.length === 1 ? [] : humps.map(fold).filter((hump) => hump.length > 1);
}

const isWord = (word: string): boolean =>
  word !== '' && word.length <= maximumLength && !random.test(word) && !moment.test(word);

/** Lower case and without accents, so that `café` is found by `cafe`. */
function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}
