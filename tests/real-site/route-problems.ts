/** A page that the documentation must have. */
export interface Route {
  readonly path: string;
  readonly title: string;
}

/** What the build knows of a page that is written in Markdown. */
export interface RoutePage {
  readonly path: string;
  /** Words in its text, those of its snippets and of its code not included. */
  readonly ownWords: number;
  readonly tags: number;
  readonly questions: number;
}

/** The finished site, as far as the routes are concerned. */
export interface RouteSite {
  /** By path, the paths that a page links to; a page that is missing here isn't built. */
  readonly links: ReadonlyMap<string, readonly string[]>;
  /** By path; pages that are React components and those that are made from all others aren't here. */
  readonly pages: ReadonlyMap<string, RoutePage>;
  /** Routes that aren't pages of documentation: they need to be built, and no more. */
  readonly others: ReadonlySet<string>;
}

/** A page with less text leaves its question open. */
const FEWEST_WORDS = 120;

/** What is wrong with each route: missing, unlinked, thin, without tags or without questions. */
export function routeProblems(routes: readonly Route[], site: RouteSite): string[] {
  return routes.flatMap(({ path, title }) => {
    const report = (problem: string) => `${path} (${title}): ${problem}`;
    if (!site.links.has(path)) return [report('is missing')];
    if (site.others.has(path)) return [];
    const linked = [...site.links].some(([from, to]) => from !== path && to.includes(path));
    const problems = linked ? [] : ['no other page links to it'];
    const page = site.pages.get(path);
    if (!page) return [...problems, 'is not a page in Markdown'].map(report);
    const isSnippet = path.startsWith('/snippets/');
    if (!isSnippet && page.ownWords < FEWEST_WORDS)
      problems.push(`has only ${page.ownWords} words; ${FEWEST_WORDS} are the least`);
    if (page.tags === 0) problems.push('has no tags');
    if (page.questions === 0) problems.push('has no questions');
    return problems.map(report);
  });
}
