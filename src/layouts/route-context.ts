/**
 * Checks that a route tells the layout where it is: canonical links, the navigation and the twin for
 * agents are made from it (SPECIFICATION.md S8).
 * @throws Error naming the page, if the path is missing or none of this site
 */
export function routeContext(path: string | undefined, title: string): string {
  if (path?.startsWith('/') && !path.startsWith('//')) return path;
  throw new Error(
    `The page “${title}” has no route context: found the path ${JSON.stringify(path) ?? 'undefined'}, expected one that starts with "/". Pass path to <Document> in the route of the page, in src/pages/.`,
  );
}
