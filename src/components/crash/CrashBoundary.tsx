import { Component, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import styles from './CrashBoundary.module.css';

interface Props {
  readonly children: ReactNode;
}

interface State {
  readonly crash?: { readonly error: unknown } | undefined;
}

/**
 * Keeps a fault in an interactive part from taking away what is around it, and lets the reader try
 * again (product-spec S8). React offers this to classes only.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return (
      <div className={styles.crash} role="alert">
        <p className={styles.title}>This page crashed.</p>
        <pre>{messagesOf(crash.error).join('\n\nCause:\n')}</pre>
        <Button variant="primary" onClick={() => this.setState({ crash: undefined })}>
          Try again
        </Button>
      </div>
    );
  }
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
