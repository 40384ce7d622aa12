import type { Page } from '../pages/page.ts';
import type { Catalog } from '../releases/catalog.ts';

/**
 * The tools of the MCP server and the events that no page names, as `tool.log` and `event.entry.create`. A page
 * names several at once with `role.*`, and the tools of each content type by those of one: `list_restaurant`.
 */
export function unnamed(
  pages: readonly Pick<Page, 'named'>[],
  catalog: Pick<Catalog, 'tools' | 'events'>,
): string[] {
  const named = new Set(pages.flatMap((page) => [...page.named]));
  const isNamed = (name: string): boolean => {
    if (named.has(name) || named.has(name.replace(/\.[^.]+$/, '.*'))) return true;
    const ofTypes = new RegExp(`^${name.replace('<type>', String.raw`\w+`)}$`);
    return name.includes('<type>') && [...named].some((own) => ofTypes.test(own));
  };
  return nameable(catalog).filter((name) => !isNamed(name.replace(/^\w+\./, '')));
}

/** All that `unnamed` looks for. */
export const nameable = ({ tools, events }: Pick<Catalog, 'tools' | 'events'>): string[] => [
  ...[...tools].map((name) => `tool.${name}`),
  ...[...events].map((name) => `event.${name}`),
];
