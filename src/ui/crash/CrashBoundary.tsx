import { Component, type ComponentType, type ReactNode } from 'react';
import type { CrashNoticeProps } from './CrashNotice.tsx';

interface Props {
  readonly children: ReactNode;
  /** Says what happened; an island has one that is loaded only then. */
  readonly Notice: ComponentType<CrashNoticeProps>;
}

interface State {
  readonly crash?: { readonly error: unknown } | undefined;
}

/**
 * Keeps a fault in an interactive part from taking away what is around it, and lets the reader try
 * again (SPECIFICATION.md S8). React offers this to classes only.
 */
export class CrashBoundary extends Component<Props, State> {
  override state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override render(): ReactNode {
    const { crash } = this.state;
    const { children, Notice } = this.props;
    if (!crash) return children;
    return <Notice error={crash.error} onRetry={() => this.setState({ crash: undefined })} />;
  }
}
