import { createContext } from 'react';
import type { IslandCall } from '../document/page-content.ts';

/** What components say of themselves while a page is rendered to HTML. */
interface Rendering {
  /** In the order in which they are on the page. */
  readonly islands: IslandCall[];
  readonly icons: Set<string>;
}

/** The page that is being rendered. */
export const RenderingContext = createContext<Rendering>({ islands: [], icons: new Set() });

/** The tag around the fallback of an island, where the HTML is cut; no browser ever sees it. */
export const islandTag = 'content-island';
