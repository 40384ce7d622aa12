import type { Lookup, SiteData } from '../vocabulary/site-data.ts';

/** What a page asked of the site's data while it was rendered: `kind name`, or `kind` for all names. */
export type Lookups = readonly string[];

/** Notes everything that is looked up, so that a page is rendered again when the answer changes. */
export function recordLookups(data: SiteData): { site: SiteData; taken: () => Lookups } {
  const taken = new Set<string>();
  const recording = <Value>(kind: keyof SiteData, lookup: Lookup<Value>): Lookup<Value> => ({
    get: (name) => {
      taken.add(`${kind} ${name}`);
      return lookup.get(name);
    },
    keys: () => {
      taken.add(kind);
      return lookup.keys();
    },
  });
  return {
    site: {
      pages: recording('pages', data.pages),
      paths: recording('paths', data.paths),
      terms: recording('terms', data.terms),
      badges: recording('badges', data.badges),
      facts: recording('facts', data.facts),
      tables: recording('tables', data.tables),
      images: recording('images', data.images),
      snippets: recording('snippets', data.snippets),
      breakingChanges: recording('breakingChanges', data.breakingChanges),
      news: recording('news', data.news),
      releases: recording('releases', data.releases),
      testedFrom: recording('testedFrom', data.testedFrom),
    },
    taken: () => [...taken].sort(),
  };
}

/** What a page asked for of one kind, such as the images that it shows. */
export function namesLookedUp(lookups: Lookups, kind: keyof SiteData): string[] {
  const prefix = `${kind} `;
  return lookups
    .filter((lookup) => lookup.startsWith(prefix))
    .map((lookup) => lookup.slice(prefix.length));
}

/** The answers of today to what a page asked when it was rendered, as text to compare or to hash. */
export function answersTo(lookups: Lookups, data: SiteData): string {
  return lookups
    .map((lookup) => {
      const [kind = '', ...name] = lookup.split(' ');
      const known = data[kind as keyof SiteData];
      const answer = name.length === 0 ? [...known.keys()] : known.get(name.join(' '));
      return `${lookup} ${JSON.stringify(answer)}`;
    })
    .join('\n');
}
