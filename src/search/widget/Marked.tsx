import type { MarkedText } from '../provider.ts';

/** Text with the words that match the query in `mark`. */
export function Marked({ text }: { readonly text: MarkedText }) {
  return text.map((part, index) =>
    part.marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
      <mark key={index}>{part.text}</mark>
    ) : (
      part.text
    ),
  );
}
