import { tell } from '../../analytics/events.ts';
import { loadPart } from '../../browser/load-part.ts';

const load = loadPart(() => import('./mount-feedback.tsx'));

/**
 * Takes the reader's answer to “Was this page helpful?”.
 * @param button one of the question's
 * @throws if what follows can't be loaded
 */
export async function answerQuestion(button: HTMLElement): Promise<void> {
  const question = button.closest('p');
  if (!question) return;
  const helpful = button.dataset.helpful === 'yes';
  tell('Page Feedback Given', { about: 'page', path: location.pathname, helpful, comment: '' });
  const { showPageAnswer } = await load();
  // A second click may have been faster.
  if (question.isConnected) showPageAnswer(question, helpful);
}
