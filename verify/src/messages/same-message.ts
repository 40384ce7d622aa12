import type { Word } from './words.ts';

/**
 * How many words a quoted message has in common with a message of the source, if somebody who meets the second
 * can see the first: the quoted one may leave out the beginning and the end. `undefined` if nobody can.
 */
function wordsShared(quoted: readonly Word[], real: readonly Word[]): number | undefined {
  // From the last word of the quoted message to its first: what the rest of it shares from each word of the real one.
  let rest: (number | undefined)[] = Array.from({ length: real.length + 1 }, () => 0);
  for (const word of quoted.toReversed()) {
    const own: (number | undefined)[] = [];
    for (let at = real.length; at >= 0; at -= 1) {
      const other = real[at];
      const isOver = at === real.length;
      own[at] = largest([
        // The real message has a gap here, which takes the word.
        !isOver && other === undefined ? rest[at] : undefined,
        !isOver && other === undefined ? own[at + 1] : undefined,
        // The quoted one has a gap here, which takes any word or none.
        word === undefined ? rest[at] : undefined,
        word === undefined && !isOver ? own[at + 1] : undefined,
        word !== undefined && word === other && rest[at + 1] !== undefined
          ? (rest[at + 1] ?? 0) + 1
          : undefined,
      ]);
    }
    rest = own;
  }
  // From the middle on, it starts with a word, or in a gap.
  return largest(
    rest.filter((_, at) => at === 0 || real[at] === undefined || real[at] === quoted[0]),
  );
}

function largest(values: readonly (number | undefined)[]): number | undefined {
  const known = values.filter((value) => value !== undefined);
  return known.length > 0 ? Math.max(...known) : undefined;
}

/** A gap of the source takes whatever a page writes, so that half of it has to be there word by word … */
const leastShare = 0.5;
/** … or all of the source, if that says something. */
const sayingWords = 3;

/** Whether enough of a quoted message is in one of the source. */
export function isSameMessage(quoted: readonly Word[], real: readonly Word[]): boolean {
  const shared = wordsShared(quoted, real) ?? 0;
  const [own, all] = [literal(quoted), literal(real)];
  return (
    shared > 0 &&
    (shared === own ||
      (shared > 1 && shared >= own * leastShare) ||
      (shared === all && all >= sayingWords))
  );
}

const literal = (words: readonly Word[]): number =>
  words.filter((word) => word !== undefined).length;
