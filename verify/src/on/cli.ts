/**
 * The command behind `npm run on -- 5.40.0`: runs the examples on an older version of Strapi, and keeps in
 * `docs/data/older-versions.json` which of them fail there. Pages whose examples are known on that version are left out.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { olderVersionsSchema } from '../../../src/news/older-versions.ts';
import { manifests, packagesIn } from '../bump/places.ts';
import { loadPage, type Page } from '../pages/page.ts';
import { pageFiles } from '../pages/page-files.ts';
import { partsOf } from '../parts.ts';
import { packageFolder, projectRoot } from '../paths.ts';
import { versions } from '../report.ts';
import { compareVersions, publishedVersions } from '../since/published.ts';
import { copyProject } from './copy.ts';
import type { Measured } from './measure.ts';

/** Before this one, it doesn't start on the Node.js of this project. */
const oldestOf: Readonly<Record<string, string>> = { 'create-strapi-app': '5.40.0' };

const [version = '', ...named] = process.argv.slice(2);
if (!/^5\.\d+\.\d+$/.test(version))
  throw new Error('Name a version, as in "npm run on -- 5.40.0". Pages or folders can follow.');

const file = path.join(projectRoot, 'docs/data/older-versions.json');
const known = new Map(
  existsSync(file)
    ? Object.entries(olderVersionsSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).pages)
    : [],
);
const present = versions()['@strapi/strapi'] ?? '';
const all = pageFiles(named).map(loadPage);
const excluded = new Set(all.filter((page) => !runsOnOthers(page)).map((page) => page.file));
const due = all.filter((page) => {
  const entry = known.get(page.file);
  return (
    !excluded.has(page.file) &&
    !(entry?.examplesHash === page.examplesHash && version in entry.versions)
  );
});
if (due.length === 0) {
  console.log(`The examples of all ${all.length} page(s) are known on ${version}.`);
  process.exit();
}

const copy = path.join(tmpdir(), `verify-on-${version}`);
copyProject(copy, /^verify\/(?:package|package-lock|cms\/package|plugin\/package)\.json$/);
await install();
const results = path.join(copy, 'measured.json');
const { status } = spawnSync(
  process.execPath,
  ['src/on/measure.ts', results, ...due.map(({ file }) => file)],
  { cwd: path.join(copy, 'verify'), stdio: 'inherit' },
);
if (!existsSync(results)) throw new Error(`Nothing ran on ${version}. Its copy is ${copy}.`);

const measured: Measured = JSON.parse(readFileSync(results, 'utf8'));
for (const page of due) {
  const found = measured[page.file];
  if (!found) continue;
  const entry = known.get(page.file);
  const others = entry?.examplesHash === found.examplesHash ? entry.versions : {};
  known.set(page.file, {
    examplesHash: found.examplesHash,
    versions: { ...others, [version]: withoutOwnVersion(found.failing) },
  });
}
const pages = [...known]
  .filter(([page]) => existsSync(path.join(projectRoot, page)) && !excluded.has(page))
  .sort(([one], [other]) => (one < other ? -1 : 1));
writeFileSync(file, `${JSON.stringify({ present, pages: Object.fromEntries(pages) }, null, 1)}\n`);
rmSync(results);
const failures = due.flatMap(({ file }) => Object.keys(measured[file]?.failing ?? {}));
console.log(`${due.length} page(s) on ${version}: ${failures.length} example(s) fail there.`);
process.exitCode = status ?? 1;

/** An example that shows the version shows the other one there, as it should. */
function withoutOwnVersion(failing: Readonly<Record<string, string>>): Record<string, string> {
  const own = `is "${version}", the page says "${present}"`;
  return Object.fromEntries(
    Object.entries(failing)
      .filter(([, message]) => !message.includes(own))
      .map(([block, message]) => [block, message.replaceAll(`${copy}/`, '')]),
  );
}

/** The example plugin is compiled as a whole, and the identity provider needs files of the newest packages. */
function runsOnOthers(page: Page): boolean {
  const needsNewest = page.blocks.some(
    ({ meta }) => meta.plugin ?? meta.region ?? meta['sign-in'] !== undefined,
  );
  return partsOf(page).includes('sequence') && !needsNewest;
}

/** Installs Strapi's packages in that version, and those that weren't released with it in the one before. */
async function install(): Promise<void> {
  // An older one would have to be compiled.
  const { version: sharp } = JSON.parse(
    readFileSync(packageFolder('sharp', 'package.json'), 'utf8'),
  );
  const texts = manifests.map((file) => readFileSync(path.join(copy, file), 'utf8'));
  const { moving } = packagesIn(texts, present);
  if (moving.length === 0) return;
  const nearest = await Promise.all(
    moving.map(async (name) => {
      const oldest = oldestOf[name] ?? version;
      const newest = compareVersions(version, oldest) < 0 ? oldest : version;
      const before = await publishedVersions(name, '5.0.0', newest);
      return [name, before.at(-1) ?? present] as const;
    }),
  );
  for (const [index, file] of manifests.entries()) {
    let text = texts[index] ?? '';
    for (const [name, found] of nearest)
      text = text.replace(`"${name}": "${present}"`, `"${name}": "${found}"`);
    text = text.replace('"overrides": {', `$&\n    "sharp": "${sharp}",`);
    writeFileSync(path.join(copy, file), text);
  }
  for (const [name, found] of nearest)
    if (found !== version) console.log(`${name} wasn't released with ${version}: ${found}`);
  execFileSync('npm', ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit'], {
    cwd: path.join(copy, 'verify'),
    stdio: 'inherit',
  });
}
