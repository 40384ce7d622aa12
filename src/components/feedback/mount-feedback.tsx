import { createRoot } from 'react-dom/client';
import { PageAnswer } from './PageAnswer.tsx';
import type { Passage } from './passage.ts';
import { SelectionDialog } from './SelectionDialog.tsx';

/** What the page says about where feedback goes. */
export interface FeedbackTarget {
  /** Address of the tracker's list of issues. */
  readonly issues: string;
  /** Whether the site counts events. */
  readonly counted: boolean;
}

/** Shows what follows the reader's answer, instead of the question. */
export function showPageAnswer(question: Element, helpful: boolean, target: FeedbackTarget): void {
  const host = document.createElement('div');
  question.replaceWith(host);
  createRoot(host).render(<PageAnswer path={location.pathname} helpful={helpful} {...target} />);
}

/** Asks for words about a passage. */
export function openSelectionDialog(passage: Passage, target: FeedbackTarget): void {
  const host = document.createElement('div');
  const root = createRoot(host);
  document.body.append(host);
  root.render(
    <SelectionDialog
      passage={passage}
      {...target}
      onClose={() => {
        root.unmount();
        host.remove();
      }}
    />,
  );
}
