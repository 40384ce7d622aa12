import { z } from 'zod';

/**
 * The elements that must run in the browser, each with what it needs to know. They pass through the
 * rendered HTML as markers (see `Island.tsx`) and become islands in `ContentIslands.astro`.
 */
const islandProps = {
  diagram: z.strictObject({ source: z.string().min(1), alternative: z.string().min(1) }),
  playground: z.strictObject({ code: z.string(), title: z.string().min(1).optional() }),
  'query-builder': z.strictObject({}),
  'change-filters': z.strictObject({}),
  'migration-checker': z.strictObject({}),
};

type IslandName = keyof typeof islandProps;

/** One island with its validated props. */
export type IslandCall = {
  [Name in IslandName]: {
    readonly name: Name;
    readonly props: z.output<(typeof islandProps)[Name]>;
  };
}[IslandName];

/** @throws Error if the name is no island or the props are not its own */
export function readIslandCall(name: string, props: unknown): IslandCall {
  switch (name) {
    case 'diagram':
      return { name, props: islandProps[name].parse(props) };
    case 'playground':
      return { name, props: islandProps[name].parse(props) };
    case 'query-builder':
      return { name, props: islandProps[name].parse(props) };
    case 'change-filters':
      return { name, props: islandProps[name].parse(props) };
    case 'migration-checker':
      return { name, props: islandProps[name].parse(props) };
    default:
      throw new Error(
        `There is no island "${name}". Known: ${Object.keys(islandProps).join(', ')}.`,
      );
  }
}
