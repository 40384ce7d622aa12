import { Children, isValidElement, type ReactNode } from 'react';
import styles from './Heading.module.css';

interface Props {
  readonly level: 2 | 3 | 4 | 5 | 6;
  readonly id?: string | undefined;
  readonly children?: ReactNode;
}

/** A heading, and next to it a link to it: the heading's name has only its own words. */
export function Heading({ level, id, children }: Props) {
  const Tag = `h${level}` as const;
  return (
    <div className={styles.heading}>
      <Tag id={id}>{children}</Tag>
      {id ? (
        <a
          href={`#${id}`}
          className={styles.anchor}
          aria-label={`Link to ${textOf(children).trim() || 'this section'}`}
        >
          #
        </a>
      ) : null}
    </div>
  );
}

/** The words in rendered content. */
function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (!isValidElement<{ readonly children?: ReactNode }>(child)) return String(child);
      return textOf(child.props.children);
    })
    .join('');
}
