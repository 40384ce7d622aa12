import fc from 'fast-check';

/** Seconds for each generator. Without it, the same inputs are tried every time, so that no test fails by chance. */
const seconds = Number(process.env.FUZZ_SECONDS ?? 0);

/**
 * Tries a property with generated inputs; one that fails is shrunk and printed.
 * @param runs how many inputs to try if no time is given
 */
export function fuzz<Input>(
  inputs: fc.Arbitrary<Input>,
  property: (input: Input) => void | Promise<void>,
  runs: number,
): Promise<void> {
  return fc.assert(
    fc.asyncProperty(inputs, async (input) => property(input)),
    seconds > 0
      ? { numRuns: Number.POSITIVE_INFINITY, interruptAfterTimeLimit: seconds * 1000 }
      : { numRuns: runs, seed: 5 },
  );
}

/** Texts of some of the words, with anything between them, which is nearer to real input than letters at random. */
export const textOf = (
  words: readonly string[],
  most: number,
  between: fc.Arbitrary<string> = fc.constantFrom(' ', ' ', '\n', ''),
): fc.Arbitrary<string> =>
  fc
    .array(
      fc.tuple(
        fc.oneof(
          { weight: 6, arbitrary: fc.constantFrom(...words) },
          { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
        ),
        between,
      ),
      { maxLength: most },
    )
    .map((parts) => parts.flat().join(''));
