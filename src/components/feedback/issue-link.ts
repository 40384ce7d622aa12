import type { PageFeedback } from '../../analytics/events.ts';

/** Browsers and hosts cut longer addresses; a quote or comment is shortened to fit, in characters. */
const longest = 1500;

/**
 * Opens an issue on the documentation's tracker with the page, the heading and the quote filled in.
 * @param issues address of the tracker's list of issues
 * @param page absolute address of the page
 */
export function issueLink(issues: string, feedback: PageFeedback, page: string): string {
  const url = new URL(`${issues.replace(/\/$/, '')}/new`);
  url.searchParams.set('title', `Feedback on ${feedback.path}`);
  url.searchParams.set('body', bodyOf(feedback, page));
  return url.href;
}

function bodyOf(feedback: PageFeedback, page: string): string {
  const about =
    feedback.about === 'page'
      ? [`Helpful: ${feedback.helpful ? 'yes' : 'no'}`]
      : [`Section: ${feedback.heading}`, '', quoted(cut(feedback.quote))];
  return [`Page: ${page}`, ...about, '', cut(feedback.comment)].join('\n').trim();
}

const quoted = (text: string): string =>
  text
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');

const cut = (text: string): string => (text.length > longest ? `${text.slice(0, longest)}…` : text);
