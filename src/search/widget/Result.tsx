import { CornerDownLeft, FileText, Hash, TriangleAlert } from 'lucide-react';
import { withBase } from '../../browser/with-base.ts';
import { NewerNote } from '../../ui/own-version/NewerNote.tsx';
import type { MarkedText } from '../provider.ts';
import styles from './Result.module.css';
import type { Combobox, HitItem } from './use-combobox.ts';

interface Props {
  readonly hit: HitItem;
  /** Undefined until it's there; empty if there is none. */
  readonly excerpt: MarkedText | undefined;
  /** It was clicked with the middle button. */
  readonly onOpenElsewhere: () => void;
  readonly itemProps: ReturnType<Combobox['getItemProps']>;
}

/** Number of the mouse's middle button in events. */
const middleButton = 1;

/** One result: its heading, the way to it, and the words around the match. */
export function Result({ hit, excerpt, onOpenElsewhere, itemProps }: Props) {
  const { id, role, onClick, onMouseDown, onMouseMove } = itemProps;
  const selected = itemProps['aria-selected'];
  const above = hit.titles.slice(0, -1);
  const Icon = hit.explains ? TriangleAlert : above.length > 0 ? Hash : FileText;
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: its role is option, which Biome does not see
    <a
      id={id}
      role={role}
      aria-selected={selected}
      href={withBase(hit.url)}
      tabIndex={-1}
      className={styles.result}
      // The router would fetch every result that scrolls by.
      data-astro-prefetch="false"
      onClick={onClick}
      onAuxClick={({ button }) => button === middleButton && onOpenElsewhere()}
      onMouseDown={onMouseDown}
      onMouseMove={onMouseMove}
    >
      <Icon size={18} aria-hidden="true" className={styles.icon} />
      <span className={styles.text}>
        <span className={styles.title}>
          <Marked text={hit.titles.at(-1) ?? []} />
        </span>
        {above.length > 0 ? (
          <span className={styles.path}>
            {above.map((title, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the levels of a hierarchy are their places
              <span key={index}>
                <Marked text={title} />
              </span>
            ))}
          </span>
        ) : null}
        <NewerNote text={(excerpt ?? []).map(({ text }) => text).join('')} />
        {excerpt?.length === 0 ? null : (
          <span className={styles.excerpt}>
            <Marked text={excerpt ?? []} />
          </span>
        )}
      </span>
      <CornerDownLeft size={16} aria-hidden="true" className={styles.enter} />
    </a>
  );
}

/** Text with the words that match the query in `mark`. */
function Marked({ text }: { readonly text: MarkedText }) {
  return text.map((part, index) => {
    // Always an element: a browser that translates the page moves texts, and React fails to remove what it moved.
    const Part = part.marked ? 'mark' : 'span';
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    return <Part key={index}>{part.text}</Part>;
  });
}
