/**
 * The command behind `npm run releases`: brings `docs/data/releases.json` up to date with the published packages.
 *
 *     npm run releases -- --all     compares again every minor version since 5.0
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { projectRoot } from '../../../src/config/project-root.ts';
import {
  type Release,
  type ReleaseData,
  releaseDataSchema,
} from '../../../src/news/releases/release-data.ts';
import { knownOptions } from '../options/known.ts';
import { versions as documentedVersions } from '../report.ts';
import { readSince } from '../since/data.ts';
import { publishedVersions, serverApiNames, surfacesOf } from '../since/published.ts';
import { catalogOf } from './catalog.ts';
import { changesBetween, type Snapshot } from './compare.ts';
import { publishedBy, requirementsUntil } from './registry.ts';

const newest = documentedVersions()['@strapi/strapi'] ?? '';
const { since, newest: sinceUntil } = readSince();
if (sinceUntil.strapi !== newest) {
  throw new Error(
    `verify/since.json ends with ${sinceUntil.strapi}, but the documented version is ${newest}. Run "npm run since" first.`,
  );
}
const versions = await publishedVersions('@strapi/strapi', '5.0.0', newest);
const days = await publishedBy(versions);
const requirements = await requirementsUntil(newest);
const minors = [...Map.groupBy(versions, (version) => version.replace(/\.\d+$/, ''))];
console.log(`${versions.length} versions, ${minors.length} minor ones.`);

/** What is compared of a version; nothing if the registry lacks some of its packages. */
async function snapshotOf(version: string): Promise<Snapshot | undefined> {
  console.log(`Reading ${version} …`);
  const needs = requirements.get(version);
  if (!needs) throw new Error(`The registry doesn't tell what ${version} needs.`);
  const [catalog, surfaces, api] = await Promise.all([
    catalogOf(version),
    surfacesOf(version),
    serverApiNames(version),
  ]);
  return catalog && { version, ...catalog, surfaces, api, requirements: needs };
}

const documented = new Set(
  Object.entries(knownOptions().names).flatMap(([namespace, names]) =>
    names.map((name) => `${namespace}.${name}`),
  ),
);
/** The last of some versions whose packages are all there. */
async function lastComplete(candidates: readonly string[]): Promise<Snapshot> {
  for (const version of candidates.toReversed()) {
    const snapshot = await snapshotOf(version);
    if (snapshot) return snapshot;
    console.log(`The registry lacks packages of ${version}.`);
  }
  throw new Error(`The registry lacks packages of all of ${candidates.join(', ')}.`);
}

const file = path.join(projectRoot, 'docs/data/releases.json');
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const earlier = values.all
  ? []
  : releaseDataSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).releases;

/** What changed in a minor version, unless it's known and has no new patch. */
async function releaseOf(
  minor: string,
  own: readonly string[],
  previous: readonly string[],
): Promise<Release> {
  const known = earlier.find(
    (release) =>
      release.minor === minor &&
      isDeepStrictEqual(
        release.versions.map(({ version }) => version),
        own,
      ),
  );
  if (known) return known;
  const before = await lastComplete(previous);
  return {
    minor,
    versions: own.map((version) => ({ version, by: days.get(version) ?? '' })),
    comparedWith: before.version,
    ...changesBetween(before, await lastComplete(own), since, documented),
  };
}

const releases: Release[] = [];
for (const [index, [minor, own]] of minors.entries()) {
  releases.unshift(await releaseOf(minor, own, minors[index - 1]?.[1] ?? own.slice(0, 1)));
}
const data: ReleaseData = releaseDataSchema.parse({ newest, releases });
writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
console.log(`${releases.length} releases in ${file}. Review the difference.`);
