import { isCounting } from '../../analytics/is-counting.ts';
import type { FeedbackTarget } from './mount-feedback.tsx';

/** The foot of every page has the address of the tracker. */
export const feedbackTarget = (): FeedbackTarget => ({
  issues: document.querySelector<HTMLElement>('[data-issues]')?.dataset.issues ?? '',
  counted: isCounting(),
});
