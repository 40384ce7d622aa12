import { responseTo } from './checks/sequence.ts';
import type { Finding, Kind } from './finding.ts';
import type { Page, PageBlock } from './pages/page.ts';
import { isResponse } from './pages/purpose.ts';
import type { Coverage } from './report-format.ts';

/**
 * Counts the code blocks of a page by the strongest check on each. A request and its response are
 * one block, a diagram isn't one, and blocks of snippets count on the snippet's own page.
 */
export function coverageOf(page: Page, findings: Finding[]): Coverage {
  const coverage: Coverage = {
    executed: 0,
    typeChecked: 0,
    otherwise: 0,
    skipped: 0,
    unchecked: 0,
  };
  for (const [index, block] of page.blocks.entries()) {
    if (block.included || block.lang === 'mermaid' || isResponse(block)) continue;
    const response = block.meta.request ? responseTo(page.blocks, index) : undefined;
    coverage[treatmentOf(response ? [block, response] : [block], findings)] += 1;
  }
  return coverage;
}

const executing: ReadonlySet<Kind> = new Set([
  'http',
  'graphql',
  'run',
  'codemods',
  'schema',
  'deployment',
]);

function treatmentOf(blocks: PageBlock[], findings: Finding[]): keyof Coverage {
  const lines = blocks.map(({ line }) => line);
  // A mark that is spelled correctly says nothing about the block.
  const own = findings.filter(({ block, kind }) => lines.includes(block) && kind !== 'marks');
  const ran = own.filter(({ outcome }) => outcome !== 'skipped').map(({ kind }) => kind);
  if (ran.some((kind) => executing.has(kind))) return 'executed';
  // The type checker reads the whole plugin, of which a region is a part.
  const isCode = blocks.some(({ lang }) => lang === 'ts' || lang === 'tsx');
  if (ran.includes('types') || (ran.includes('regions') && isCode)) return 'typeChecked';
  if (ran.length > 0) return 'otherwise';
  return own.length > 0 ? 'skipped' : 'unchecked';
}
