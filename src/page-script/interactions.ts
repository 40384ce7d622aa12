import { openAskAi, requestOf } from '../ask-ai/open-on-demand.ts';
import { answerQuestion } from '../components/feedback/answer-question.ts';
import { runCodeTool } from '../content/code-block/code-tools.ts';
import { chooseTab } from '../content/tabs/choose-tab.ts';
import { explainFailure } from './explain-failure.ts';

export { openAskAi } from '../ask-ai/open-on-demand.ts';
export { revealTarget } from '../content/reveal-target.ts';
export { moveToTab } from '../content/tabs/choose-tab.ts';

/** Does what a button inside the text is for. */
export function press(button: HTMLElement): void {
  if (button.matches('[data-copy], [data-wrap]')) runCodeTool(button);
  else if (button.hasAttribute('data-tab')) chooseTab(button);
  else if (button.hasAttribute('data-helpful')) {
    answerQuestion(button).catch(() => explainFailure(button));
  } else if (button.hasAttribute('data-send')) {
    import('../content/send-request/mount-send-request.tsx').then(
      ({ toggleSending }) => toggleSending(button),
      () => explainFailure(button),
    );
  } else if (button.hasAttribute('data-names')) {
    import('../content/own-names/mount-own-names.tsx').then(
      ({ openOwnNames }) => openOwnNames(),
      () => explainFailure(button),
    );
  } else openAskAi(requestOf(button));
}
