/** The part of npm's lockfile that says what is where. */
export interface Lock {
  readonly packages: Readonly<Record<string, { readonly version?: string }>>;
}

/**
 * Packages that are there in the wanted version and in another one: checks that read the one at the top and a CMS
 * that runs the nested one would speak of different things.
 * @param others packages that are left at their own versions, and bring what they need
 * @returns lines for a person; empty if each is there once
 */
export function severalVersions(
  { packages }: Lock,
  wanted: string,
  others: readonly string[],
): string[] {
  const byName = Map.groupBy(
    Object.entries(packages).flatMap(([place, { version = '' }]) => {
      const name = /node_modules\/(@strapi\/[\w-]+)$/.exec(place)?.[1];
      const ofOther = others.some((other) => place.includes(`/${other}/node_modules/`));
      return name === undefined || ofOther ? [] : [{ name, place, version }];
    }),
    ({ name }) => name,
  );
  return [...byName].flatMap(([name, places]) =>
    new Set(places.map(({ version }) => version)).size === 1 ||
    places.every(({ version }) => version !== wanted)
      ? []
      : [`${name}: ${places.map(({ place, version }) => `${version} in ${place}`).join(', ')}`],
  );
}
