import { expect, test } from 'vitest';
import { issueLink } from './issue-link.ts';

const issues = 'https://github.com/example/documentation/issues';
const page = 'https://docs.example.com/cms/intro';

const bodyOf = (link: string) => new URL(link).searchParams.get('body');

test('feedback on a page names the page, the answer and the reason', () => {
  const link = issueLink(
    issues,
    { about: 'page', path: '/cms/intro', helpful: false, comment: 'No example & no image.' },
    page,
  );
  expect(link.startsWith(`${issues}/new?`)).toBe(true);
  expect(new URL(link).searchParams.get('title')).toBe('Feedback on /cms/intro');
  expect(bodyOf(link)).toBe(`Page: ${page}\nHelpful: no\n\nNo example & no image.`);
});

test('feedback on a passage quotes it, line by line', () => {
  const feedback = {
    about: 'selection',
    path: '/cms/intro',
    heading: 'What is it?',
    quote: 'one\ntwo',
    comment: '',
  } as const;
  expect(bodyOf(issueLink(issues, feedback, page))).toBe(
    `Page: ${page}\nSection: What is it?\n\n> one\n> two`,
  );
  const long = issueLink(issues, { ...feedback, quote: 'x'.repeat(5000) }, page);
  expect(long.length).toBeLessThan(2000);
  expect(bodyOf(long)).toContain('x…');
});
