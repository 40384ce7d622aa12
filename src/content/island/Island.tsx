import { type ReactNode, useContext } from 'react';
import type { IslandCall } from '../../document/page-content.ts';
import { islandTag, RenderingContext } from '../../vocabulary/rendering.ts';

type Props = IslandCall & {
  /** What readers without JavaScript have, and everybody until the island is reached. */
  readonly children?: ReactNode;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [islandTag]: { children?: ReactNode };
    }
  }
}

/**
 * The place of an island. Islands can be declared only in `.astro`, so the HTML is cut here, and
 * `Content.astro` puts the real one in its place. An island can't be inside another one.
 */
export function Island({ children, ...island }: Props) {
  useContext(RenderingContext).islands.push(island);
  return <content-island>{children}</content-island>;
}
