import type { ReactNode } from 'react';
import type { IslandCall } from './island-props.ts';

/** The tag of a marker between the pipeline and the page shell; no browser ever sees it. */
export const islandTag = 'content-island';

type Props = IslandCall & {
  /** What readers without JavaScript have, and everybody until the island is reached. */
  readonly children?: ReactNode;
};

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      [islandTag]: { 'data-name': string; 'data-props': string; children?: ReactNode };
    }
  }
}

/**
 * Marks the place of an island in the rendered HTML. Islands can be declared only in `.astro`, so
 * the page shell cuts the HTML here and puts the real one in its place.
 */
export function Island({ name, props, children }: Props) {
  return (
    <content-island data-name={name} data-props={JSON.stringify(props)}>
      {children}
    </content-island>
  );
}
