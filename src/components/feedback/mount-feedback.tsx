import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { isCounting } from '../../analytics/is-counting.ts';
import { FeedbackForm, type FeedbackTarget } from './FeedbackForm.tsx';
import type { Passage } from './passage.ts';
import { SelectionDialog } from './SelectionDialog.tsx';

/** The address of the issues is at the foot of every page. */
const feedbackTarget = (): FeedbackTarget => ({
  issues: document.querySelector<HTMLElement>('[data-issues]')?.dataset.issues ?? '',
  counted: isCounting(),
});

/** Shows what follows the reader's answer, instead of the question. */
export function showPageAnswer(question: Element, helpful: boolean): void {
  const host = document.createElement('div');
  question.replaceWith(host);
  createRoot(host).render(<PageAnswer helpful={helpful} {...feedbackTarget()} />);
}

/** Asks for words about a passage. */
export function openSelectionDialog(passage: Passage): void {
  const host = document.createElement('div');
  const root = createRoot(host);
  document.body.append(host);
  root.render(
    <SelectionDialog
      passage={passage}
      {...feedbackTarget()}
      onClose={() => {
        root.unmount();
        host.remove();
      }}
    />,
  );
}

/** What follows “Was this page helpful?”: thanks, and room for a reason. */
function PageAnswer({ helpful, ...target }: FeedbackTarget & { readonly helpful: boolean }) {
  const [sent, setSent] = useState(false);
  if (sent) return <p role="status">Thank you.</p>;
  return (
    <>
      <p role="status">{helpful ? 'Good to know.' : 'Sorry about that.'}</p>
      <FeedbackForm
        about={{ about: 'page', path: location.pathname, helpful, comment: '' }}
        question={helpful ? 'What helped you? (optional)' : 'What is missing or wrong? (optional)'}
        {...target}
        onSent={() => setSent(true)}
      />
    </>
  );
}
