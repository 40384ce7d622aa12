import { cutIslands } from '../island/cut-islands.ts';
import type { IslandCall } from '../island/island-props.ts';

/** A playground of a page, with its highlighted code for readers without JavaScript. */
export interface FoundPlayground {
  readonly props: Extract<IslandCall, { readonly name: 'playground' }>['props'];
  readonly fallback: string;
}

/** The first playground in the finished HTML of a page, if it has one. */
export function firstPlayground(html: string): FoundPlayground | undefined {
  for (const piece of cutIslands(html)) {
    if (piece.kind === 'island' && piece.call.name === 'playground') {
      return { props: piece.call.props, fallback: piece.fallback };
    }
  }
  return undefined;
}
