import { formatDay } from '../../ui/format-day.ts';
import type { FactPart } from '../fact-sheet/fact-part.ts';
import type { AxeResult } from './axe-result.ts';

/** What the last check of all pages found, in words for readers. */
export function accessibilityParts(result: AxeResult): FactPart[] {
  const { date, axe, browser, pages, modes, widths, rules, violations } = result;
  const runs = pages * modes.length * widths.length;
  const found =
    violations.length === 0
      ? 'It found no violations.'
      : `It found ${violations.length} ${violations.length === 1 ? 'violation' : 'violations'}, which are listed below.`;
  return [
    {
      slug: 'result',
      title: 'Result',
      text: `On ${formatDay(date)}, axe checked every page in the sitemap: ${pages} pages in ${runs.toLocaleString('en')} runs, with ${rules.length} rules. ${found}`,
      facts: violations.map(({ path, mode, width, rule, help, elements }) => ({
        name: `${path} (${rule}, ${mode} mode, ${width} pixels)`,
        text: `${help}: ${elements.join(' ')}`,
      })),
    },
    {
      slug: 'method',
      title: 'Method',
      text: `Each page was opened in ${browser} and checked by axe-core ${axe} in ${modes.join(' and ')} mode, with windows of ${widths.join(' and ')} pixels. Before the check, the page was scrolled to its end, so that everything on it was there. All rules that axe has switched on by default were applied to all of the page; no rule and no element is exempt. Such a check finds only a part of what can be wrong. How the site works by keyboard, without scripts, at 320 pixels, with large text and with the colors of the system is covered by the browser tests.`,
      facts: [],
    },
    {
      slug: 'rules',
      title: 'Rules',
      text: 'These are the rules, with the number of runs in which there was something to check.',
      facts: rules.map((rule) => ({ name: rule.id, text: `${rule.help}: ${rule.runs} runs.` })),
    },
  ];
}
