/**
 * The command behind `npm run since`: brings `since.json` up to date with the published packages.
 *
 *     npm run since -- --all     looks again at every version since 5.0.0
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { remembered } from '../once.ts';
import { knownOptions } from '../options/known.ts';
import { environments } from '../options/namespaces.ts';
import { versions as documentedVersions } from '../report.ts';
import { readSince, type SinceData, sinceFile } from './data.ts';
import { sinceEarlier } from './earlier.ts';
import { type Since, sinceOfMember, sinceOfOption } from './first-version.ts';
import { clientApiNames, publishedVersions, serverApiNames, surfacesOf } from './published.ts';

const newest = {
  strapi: documentedVersions()['@strapi/strapi'] ?? '',
  client: documentedVersions()['@strapi/client'] ?? '',
};
const { values } = parseArgs({ options: { all: { type: 'boolean', default: false } } });
const earlier = readSince();
const data: SinceData = { newest, since: {}, unknown: {} };
const strapiVersions = await publishedVersions('@strapi/core', '5.0.0', newest.strapi);
const clientVersions = await publishedVersions('@strapi/client', '1.0.0', newest.client);
console.log(`${strapiVersions.length} versions of Strapi, ${clientVersions.length} of its client.`);

/** Loads something once for each version, and says so, as it may have to be downloaded. */
const loaded = <T>(what: string, load: (version: string) => Promise<T>): typeof load =>
  remembered((version) => {
    console.log(`Reading ${what} ${version} …`);
    return load(version);
  });

async function record(
  name: string,
  versions: readonly string[],
  until: string,
  compute: (versions: readonly string[]) => Promise<Since>,
): Promise<void> {
  const since = await (values.all
    ? compute(versions)
    : sinceEarlier(name, versions, earlier, until, compute));
  if ('unknown' in since) data.unknown[name] = since.unknown;
  else if (since.version !== versions[0]) data.since[name] = since.version;
}

const surfaces = loaded('the code of', surfacesOf);
for (const [namespace, names] of Object.entries(knownOptions().names)) {
  if (environments.some((other) => other === namespace)) continue;
  for (const name of names) {
    const full = `${namespace}.${name}`;
    await record(full, strapiVersions, earlier.newest.strapi, (versions) =>
      sinceOfOption(full, versions, surfaces),
    );
  }
}

const wordsOfServer = async (version: string): Promise<ReadonlySet<string>> => {
  const found = await surfaces(version);
  return new Set(
    ['@strapi/core', '@strapi/database', '@strapi/utils'].flatMap((name) => [
      ...(found.get(name)?.words ?? []),
    ]),
  );
};
const serverNames = loaded('the types of', serverApiNames);
for (const name of await serverNames(newest.strapi))
  await record(name, strapiVersions, earlier.newest.strapi, (versions) =>
    sinceOfMember(name, versions, serverNames, wordsOfServer),
  );

const clientNames = loaded('the client', clientApiNames);
const noWords = async (): Promise<ReadonlySet<string>> => new Set();
for (const name of await clientNames(newest.client))
  await record(name, clientVersions, earlier.newest.client, (versions) =>
    sinceOfMember(name, versions, clientNames, noWords),
  );

const sorted = (record: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
const before = JSON.stringify(earlier);
const result: SinceData = { newest, since: sorted(data.since), unknown: sorted(data.unknown) };
writeFileSync(sinceFile, `${JSON.stringify(result, null, 2)}\n`);
console.log(
  `${Object.keys(result.since).length} were added later; of ${Object.keys(result.unknown).length}, the packages don't tell.${JSON.stringify(result) === before ? ' Nothing changed.' : ` Review ${sinceFile}.`}`,
);
