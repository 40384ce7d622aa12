import type { BlockContent, Code, DefinitionContent, Paragraph } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { statusText } from '../code-block/status-text.ts';

type Content = BlockContent | DefinitionContent;

/** A request with the responses that follow it; one without a request belongs to the one before. */
interface Exchange {
  readonly fences: Code[];
  readonly status: string;
}

/**
 * Puts the requests and responses that are next to each other into tabs, one for each status, so
 * that the outcomes of one call can be compared. A single outcome stays as it is.
 */
export function groupExchanges(children: readonly Content[]): Content[] {
  const grouped: Content[] = [];
  let run: Code[] = [];
  const endRun = () => {
    const exchanges = exchangesOf(run);
    if (exchanges.length > 1) grouped.push(tabsOf(exchanges));
    else grouped.push(...run);
    run = [];
  };
  for (const child of children) {
    if (child.type === 'code' && roleOf(child).role) {
      run.push(child);
    } else {
      endRun();
      grouped.push(child);
    }
  }
  endRun();
  return grouped;
}

/** Every response ends an exchange. */
function exchangesOf(run: readonly Code[]): Exchange[] {
  const exchanges: Exchange[] = [];
  let fences: Code[] = [];
  for (const fence of run) {
    fences.push(fence);
    const { role, status } = roleOf(fence);
    if (role !== 'response') continue;
    exchanges.push({ fences, status });
    fences = [];
  }
  const last = exchanges.at(-1);
  if (last) last.fences.push(...fences);
  return exchanges;
}

function roleOf(fence: Code): { role: 'request' | 'response' | undefined; status: string } {
  const meta = fence.data?.fence;
  const role = meta?.request ? 'request' : meta?.response ? 'response' : undefined;
  return { role, status: meta?.status ?? '200' };
}

function tabsOf(exchanges: readonly Exchange[]): ContainerDirective {
  const statuses = exchanges.map(({ status }) => status);
  return directive(
    'tabs',
    {},
    exchanges.map(({ fences, status }, index) => {
      const earlier = statuses.slice(0, index).filter((other) => other === status).length;
      const again = earlier > 0 ? ` (${earlier + 1})` : '';
      const label: Paragraph = {
        type: 'paragraph',
        data: { directiveLabel: true },
        children: [{ type: 'text', value: statusText(status) + again }],
      };
      return directive('tab', { value: `status-${index + 1}` }, [label, ...fences]);
    }),
  );
}

const directive = (
  name: string,
  attributes: Record<string, string>,
  children: Content[],
): ContainerDirective => ({ type: 'containerDirective', name, attributes, children });
