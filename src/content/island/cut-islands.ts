import { Parser } from 'htmlparser2';
import { islandTag } from './Island.tsx';
import { type IslandCall, readIslandCall } from './island-props.ts';

/** A stretch of finished HTML, which need not be balanced, or an island between two stretches. */
export type Piece =
  | { readonly kind: 'html'; readonly html: string }
  | { readonly kind: 'island'; readonly call: IslandCall; readonly fallback: string };

/** Cuts rendered HTML at the markers of its islands. */
export function cutIslands(html: string): Piece[] {
  if (!html.includes(`<${islandTag} `)) return [{ kind: 'html', html }];
  const pieces: Piece[] = [];
  let cutTo = 0;
  let open: { call: IslandCall; contentFrom: number } | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name !== islandTag) return;
      if (open)
        throw new Error(
          `The island "${open.call.name}" contains another island. Islands can't be nested.`,
        );
      pieces.push({ kind: 'html', html: html.slice(cutTo, parser.startIndex) });
      open = {
        call: readIslandCall(
          attributes['data-name'] ?? '',
          JSON.parse(attributes['data-props'] ?? ''),
        ),
        contentFrom: parser.endIndex + 1,
      };
    },
    onclosetag(name) {
      if (name !== islandTag || !open) return;
      const fallback = html.slice(open.contentFrom, parser.startIndex);
      pieces.push({ kind: 'island', call: open.call, fallback });
      cutTo = parser.endIndex + 1;
      open = undefined;
    },
  });
  parser.end(html);
  pieces.push({ kind: 'html', html: html.slice(cutTo) });
  return pieces.filter((piece) => piece.kind === 'island' || piece.html !== '');
}
