import { iconId } from '../../ui/icon/sprite-icons.ts';

/** Content with its icons as references, and the icons that they refer to. */
export interface SharedIcons {
  readonly html: string;
  /** Names in Lucide, each once, in the order of their first use. */
  readonly names: readonly string[];
}

/** One of Lucide's drawings as its React component renders it. */
const drawing =
  /<svg xmlns="[^"]*" width="(\d+)" height="\d+" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="(lucide [^"]*)"([^>]*)>.*?<\/svg>/g;

/**
 * Replaces the drawings in finished content by references, as a page can show the same icon dozens
 * of times. See `components/icon/IconSprite.tsx`, which holds what they refer to.
 */
export function shareIcons(html: string): SharedIcons {
  const names = new Set<string>();
  const shared = html.replaceAll(
    drawing,
    (whole: string, size: string, classes: string, attributes: string) => {
      const all = classes.split(' ');
      const name = all[1]?.replace(/^lucide-/, '');
      if (!name) return whole;
      names.add(name);
      const own = all.filter((one) => !one.startsWith('lucide'));
      return `<svg class="${['icon', ...own].join(' ')}" width="${size}" height="${size}"${attributes}><use href="#${iconId(name)}"></use></svg>`;
    },
  );
  return { html: shared, names: [...names] };
}
