import { Maximize2 } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { useColorMode } from '../../ui/color-mode/use-color-mode.ts';
import { island } from '../../ui/crash/island.tsx';
import { ReloadLink } from '../../ui/reload-link/ReloadLink.tsx';
import styles from './Diagram.module.css?names';
import type { Drawing } from './diagram-messages.ts';
import { discardFrame, drawDiagram } from './draw-diagram.ts';
import { expectedSize } from './expected-size.ts';
import { readPalette } from './read-palette.ts';

interface Props {
  readonly source: string;
  /** What the diagram says, for readers who do not see it. */
  readonly alternative: string;
  /** The highlighted source: shown without JavaScript, and where drawing fails. */
  readonly children?: ReactNode;
}

type State =
  | { readonly status: 'waiting' }
  /** Still waiting, for so long that the text shows meanwhile. */
  | { readonly status: 'late' }
  | { readonly status: 'drawn'; readonly drawing: Drawing }
  | { readonly status: 'failed'; readonly error: string };

/** Below this part of its full size, a drawing's text is too small: it then scrolls sideways. */
const smallestScale = 0.6;

/** After so many milliseconds readers get the text of a diagram that isn't drawn yet. */
const lateAfter = 4000;

/** A wide drawing scrolls inside its frame, which a keyboard must reach. */
const scrolling = { tabIndex: 0, role: 'group', 'aria-label': 'Diagram' };

function DiagramPart({ source, alternative, children }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const mode = useColorMode();
  const [state, setState] = useState<State>({ status: 'waiting' });
  const [settled, setSettled] = useState(false);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt draws again
  useEffect(() => {
    let stale = false;
    const timer = setTimeout(() => {
      setState((before) => (before.status === 'waiting' ? { status: 'late' } : before));
    }, lateAfter);
    drawDiagram(source, readPalette(mode)).then(
      (drawing) => {
        if (stale) return;
        // What is in view does not move: there the reserved place keeps its height.
        const top = frame.current?.getBoundingClientRect().top ?? 0;
        setSettled((before) => before || top > innerHeight);
        setState({ status: 'drawn', drawing });
      },
      (error: unknown) => {
        if (stale) return;
        setState({
          status: 'failed',
          error: error instanceof Error ? error.message : String(error),
        });
      },
    );
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [source, mode, attempt]);

  const retry = async () => {
    await discardFrame();
    setState({ status: 'waiting' });
    setAttempt((before) => before + 1);
  };

  return (
    <figure className={styles.diagram} data-diagram={state.status}>
      <div className={styles.drawn}>
        <div
          ref={frame}
          className={styles.frame}
          data-size={settled ? undefined : expectedSize(source)}
          {...(state.status === 'drawn' ? scrolling : {})}
        >
          {state.status === 'drawn' ? (
            <DrawnDiagram drawing={state.drawing} alternative={alternative} />
          ) : null}
        </div>
        {state.status === 'drawn' ? (
          <button
            type="button"
            className={styles.enlarge}
            aria-label="Enlarge the diagram"
            data-zoom=""
          >
            <Maximize2 size={16} aria-hidden="true" />
          </button>
        ) : null}
      </div>
      {state.status === 'late' ? <p role="status">The diagram is still on its way.</p> : null}
      {state.status === 'failed' ? (
        <div className={styles.failure} role="alert">
          <strong>This diagram couldn't be drawn.</strong>
          <pre>{state.error}</pre>
          <p>
            <Button onClick={retry}>Try again</Button> or <ReloadLink>reload the page</ReloadLink>.
          </p>
        </div>
      ) : null}
      <div className={styles.source}>
        <p>{alternative}</p>
        {children}
      </div>
    </figure>
  );
}

/** A diagram in the colors of the page, drawn again when the reader switches the mode. */
export const Diagram = island(DiagramPart, 'text');

function DrawnDiagram({
  drawing,
  alternative,
}: {
  readonly drawing: Drawing;
  readonly alternative: string;
}) {
  return (
    <img
      src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawing.svg)}`}
      alt={alternative}
      width={drawing.width}
      height={drawing.height}
      style={{ minInlineSize: Math.round(drawing.width * smallestScale) }}
    />
  );
}
