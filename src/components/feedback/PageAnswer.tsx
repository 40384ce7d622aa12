import { useState } from 'react';
import { FeedbackForm } from './FeedbackForm.tsx';

interface Props {
  readonly path: string;
  readonly helpful: boolean;
  readonly issues: string;
  readonly counted: boolean;
}

/** What follows “Was this page helpful?”: thanks, and room for a reason. */
export function PageAnswer({ path, helpful, issues, counted }: Props) {
  const [sent, setSent] = useState(false);
  if (sent) return <p role="status">Thank you.</p>;
  return (
    <>
      <p role="status">{helpful ? 'Good to know.' : 'Sorry about that.'}</p>
      <FeedbackForm
        about={{ about: 'page', path, helpful, comment: '' }}
        question={helpful ? 'What helped you? (optional)' : 'What is missing or wrong? (optional)'}
        issues={issues}
        counted={counted}
        onSent={() => setSent(true)}
      />
    </>
  );
}
