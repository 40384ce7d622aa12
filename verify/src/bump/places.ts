/** The texts that a move to another version of Strapi rewrites, by their path from the project's folder. */
export type Texts = ReadonlyMap<string, string>;

/** The packages of a `package.json` that move together, and those of Strapi that have their own versions. */
export interface Packages {
  readonly moving: readonly string[];
  readonly others: readonly string[];
}

/** What says which versions are installed, by the path from the project's folder. */
export const manifests = [
  'verify/package.json',
  'verify/cms/package.json',
  'verify/plugin/package.json',
];

const ofStrapi = /^(?:@strapi\/|create-strapi-app$)/;

/** What moves is what has the present version. @param manifests texts of `package.json` */
export function packagesIn(manifests: readonly string[], present: string): Packages {
  const all = manifests.flatMap((text): [string, string][] => {
    const { dependencies = {}, devDependencies = {}, overrides = {} } = JSON.parse(text);
    // The ranges of a plugin follow the packages.
    return Object.entries<string>({ ...dependencies, ...devDependencies, ...overrides }).filter(
      ([, version]) => /^\d/.test(version),
    );
  });
  const names = (moves: boolean) => [
    ...new Set(
      all
        .filter(([name, version]) => ofStrapi.test(name) && (version === present) === moves)
        .map(([name]) => name),
    ),
  ];
  return { moving: names(true).sort(), others: names(false).sort() };
}

/**
 * Everything that holds the version and that nothing else computes: manifests, the fact, the pages' marks of it,
 * and commands that install it. What pages say of a version in words is left to a person.
 * @returns the texts that change
 */
export function moved(texts: Texts, present: string, wanted: string): Map<string, string> {
  const changed = new Map<string, string>();
  for (const [file, text] of texts) {
    const next = rewrite(file, text, present, wanted);
    if (next !== text) changed.set(file, next);
  }
  return changed;
}

function rewrite(file: string, text: string, present: string, wanted: string): string {
  const version = present.replaceAll('.', '\\.');
  const replace = (before: string, after: string) =>
    text.replace(new RegExp(`(${before})${version}(?=${after})`, 'g'), `$1${wanted}`);
  if (file.endsWith('package.json')) {
    return replace(String.raw`"(?:@strapi\/[\w-]+|create-strapi-app)": "\^?`, '"');
  }
  if (file.endsWith('facts.yml')) return replace('version: ', String.raw`\s`);
  return replace(
    String.raw`:fact\[|(?:@strapi\/[\w-]+|create-strapi(?:-app)?)@|@strapi\/upgrade to `,
    String.raw`[^\d.]|\.?$`,
  );
}

/** The release notes with a section for a minor version that has none yet; its sentence is for a person to write. */
export function withSection(notes: string, minor: string): string {
  if (notes.includes(`## Strapi ${minor} {`)) return notes;
  const section = `## Strapi ${minor} {#v${minor.replace('.', '-')}}\n\n::release{version="${minor}"}\n\n`;
  return notes.replace(/^(?=## Strapi 5\.)/m, section);
}
