import { useEffect } from 'react';
import { showErrorTitle } from '../../browser/error-title.ts';
import { Button } from '../button/Button.tsx';
import place from '../floating.module.css';
import styles from './CrashNotice.module.css';

export interface CrashNoticeProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  /** Under a control of the header, over the text; the element around it needs a position. */
  readonly floating?: boolean;
}

/** What a reader sees of a part that crashed: why, and a way to try again (SPECIFICATION.md S8). */
export function CrashNotice({ error, onRetry, floating }: CrashNoticeProps) {
  useEffect(() => showErrorTitle('This page crashed.'), []);
  return (
    <div className={`${styles.crash} ${floating ? place.floating : ''}`.trim()} role="alert">
      <p className={styles.title}>This part of the page crashed. The rest of the page works.</p>
      <p>The error was:</p>
      <pre>{messagesOf(error).join('\n\nCause:\n')}</pre>
      <Button variant="primary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** What went wrong and, from one error to the next, why. */
export function messagesOf(error: unknown): string[] {
  const messages: string[] = [];
  const seen = new Set<unknown>();
  for (let current = error; current !== undefined && !seen.has(current); ) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
