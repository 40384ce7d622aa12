import { Parser } from 'htmlparser2';
import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problems } from '../problems/problems.ts';

const inHead = 'The head of a page is made from its front matter.';
const linkInstead = 'Link to the page or the file instead.';

/** Tags that a page must not bring along, and what to write instead. */
const forbiddenTags: Readonly<Record<string, string>> = {
  base: inHead,
  embed: linkInstead,
  frame: linkInstead,
  iframe: linkInstead,
  link: inHead,
  meta: inHead,
  object: linkInstead,
  script:
    'For code that readers can run, use a fence with "live"; to show code, a fence such as ```html; for a page in React, write docs/<path>.tsx.',
  style: 'Use an element of /contributing/elements; the design has all styles.',
  template: 'Use ::snippet{name="…"} for content that pages share.',
};

/**
 * Rejects raw HTML that would run, restyle or embed something: a content policy blocks it, and a page
 * must not need more than that. Other HTML stays possible.
 */
export function refuseActiveHtml(tree: Root, problems: Problems): void {
  visit(tree, 'html', (node) => {
    const first = node.position?.start.line ?? 1;
    const report = (index: number, message: string) =>
      problems.add({
        file: node.data?.origin ?? '',
        line: first + node.value.slice(0, index).split('\n').length - 1,
        message,
      });
    const parser = new Parser({
      onopentag(name, attributes) {
        const instead = forbiddenTags[name];
        if (instead) report(parser.startIndex, `<${name}> can't be used in a page. ${instead}`);
        for (const [attribute, value] of Object.entries(attributes)) {
          const fault = faultOf(attribute.toLowerCase(), value);
          if (fault) report(parser.startIndex, `<${name} ${attribute}="…">: ${fault}`);
        }
      },
    });
    parser.end(node.value);
  });
}

function faultOf(attribute: string, value: string): string | undefined {
  if (attribute.startsWith('on')) {
    return 'handlers never run. For something to click, use :::details[…], ::::tabs or a fence with "live".';
  }
  if (attribute === 'style') {
    return 'styles in attributes are ignored. Use an element of /contributing/elements.';
  }
  if (attribute === 'srcdoc') return linkInstead;
  // Browsers ignore control characters and spaces in the name of a scheme.
  const scheme = /^[a-z]+(?=:)/.exec(value.toLowerCase().replace(/[\0-\x20]/g, ''))?.[0];
  return scheme === 'javascript' || scheme === 'vbscript'
    ? "an address can't be a script. Link to a page."
    : undefined;
}
