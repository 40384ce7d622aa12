import styles from './CodeTools.module.css';

interface Props {
  /** Characters of the longest line. */
  readonly longest: number;
  readonly wrapped: boolean;
}

/**
 * The buttons of a code block, at work through `code-tools.ts`. Their icons are in the
 * stylesheet, as a page can have fifty of each. 'Ask AI' shows where the site has Ask AI.
 */
export function CodeTools({ longest, wrapped }: Props) {
  const room = roomFor(longest);
  return (
    <div className={styles.tools}>
      <button
        type="button"
        className={`${styles.tool} ${styles.ask}`}
        data-ask-ai-code=""
        aria-label="Ask AI about this code"
      />
      {room ? (
        <button
          type="button"
          className={`${styles.tool} ${styles.wrap} ${room}`}
          data-wrap=""
          aria-label="Wrap long lines"
          aria-pressed={wrapped}
        />
      ) : null}
      <button
        type="button"
        className={`${styles.tool} ${styles.copy}`}
        data-copy=""
        aria-label="Copy code"
      />
    </div>
  );
}

/** Below 40 characters a line fits on a phone; the others fit where the block is wide enough. */
function roomFor(longest: number): string | undefined {
  if (longest < 40) return undefined;
  if (longest < 60) return styles.wraps60;
  return longest < 80 ? styles.wraps80 : styles.wraps;
}
