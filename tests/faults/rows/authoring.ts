import { parseMarkdown } from '../../../src/markdown/parse.ts';
import { refuseActiveHtml } from '../../../src/markdown/raw-html.ts';
import { formatProblem, Problems } from '../../../src/problems/problems.ts';
import { expect } from '../../test.ts';
import type { Fault } from '../fault.ts';

/** Raw HTML that no page may have; the author learns the line and what to write instead. */
export const authoring: readonly Fault[] = [
  ['<script>alert(1)</script>', 'live'],
  ['<base href="https://evil.example/">', 'front matter'],
  ['<meta http-equiv="refresh" content="0">', 'front matter'],
  ['<iframe src="https://evil.example"></iframe>', 'Link to the page'],
  ['<style>p { color: red }</style>', 'elements'],
  ['<p onclick="alert(1)">x</p>', 'handlers'],
].map(
  ([html = '', instead = '']): Fault => ({
    fault: `a page has ${html} in its Markdown`,
    reader: 'the author: a build error with file, line and what to use instead',
    path: '/cms/intro',
    injection: { kind: 'none' },
    proof: async () => {
      const problems = new Problems();
      refuseActiveHtml(parseMarkdown(`Text.\n\n${html}\n`, 'docs/a.md'), problems);
      const [message = ''] = problems.list.map(formatProblem);
      expect(message).toMatch(/^docs\/a\.md:3 /);
      expect(message).toContain(instead);
    },
  }),
);
