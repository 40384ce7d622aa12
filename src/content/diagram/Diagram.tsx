import { Icon } from '../icon/Icon.tsx';
import styles from './Diagram.module.css';
import { type Drawing, shown } from './draw-diagram.ts';

export interface DiagramProps {
  readonly drawings: readonly [Drawing, Drawing?];
  /** What the diagram says, for readers who do not see it. */
  readonly alternative: string;
}

/** Wider drawings, in pixels, keep their size on phones and scroll: their text would be too small. */
const widestFitting = 480;

/** A diagram in the colors and the font of the page. */
export function Diagram({ drawings, alternative }: DiagramProps) {
  const [first, turned] = drawings;
  const scrolls = shown((turned ?? first).width) > widestFitting;
  return (
    <figure className={styles.diagram}>
      <div
        className={styles.frame}
        {...(scrolls ? { tabIndex: 0, role: 'group', 'aria-label': 'Diagram' } : {})}
      >
        {drawings.map((drawing, index) =>
          drawing ? (
            <svg
              key={drawing.width}
              className={[styles.drawing, turned && (index === 0 ? styles.wide : styles.narrow)]
                .filter(Boolean)
                .join(' ')}
              role="img"
              aria-label={alternative}
              viewBox={`0 0 ${drawing.width} ${drawing.height}`}
              width={shown(drawing.width)}
              height={shown(drawing.height)}
              data-scrolls={scrolls ? '' : undefined}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn and escaped by the library
              dangerouslySetInnerHTML={{ __html: drawing.markup }}
            />
          ) : null,
        )}
      </div>
      <button
        type="button"
        className={styles.enlarge}
        aria-label="Enlarge the diagram"
        data-zoom=""
      >
        <Icon name="maximize-2" size={16} />
      </button>
    </figure>
  );
}
