/**
 * Stands in for `npm` where a Dockerfile or a server installs packages: it takes what the verifier has
 * already downloaded, under npm's conditions.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { installPackages, type Kind, LOCKFILE, lockfileOf, type Manifest } from './packages.ts';

const [command, ...words] = process.argv.slice(2);
const flags = words.filter((word) => word.startsWith('-'));
const known = ['--omit=dev', '--include=dev', '--legacy-peer-deps'];

function play(): void {
  const unknown = flags.find((flag) => !known.includes(flag));
  if (unknown !== undefined) throw new Error(`The verifier doesn't know ${unknown}.`);
  if (!existsSync('package.json')) throw new Error(`There is no package.json in ${process.cwd()}.`);
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  if (command === 'install') {
    for (const spec of words) {
      const [name = '', version = '*'] = spec.split(/(?<=.)@/);
      manifest.dependencies = { ...manifest.dependencies, [name]: version };
    }
    writeFileSync('package.json', JSON.stringify(manifest, null, 2));
    writeFileSync(LOCKFILE, lockfileOf(manifest));
    return;
  }
  if (!existsSync(LOCKFILE) || readFileSync(LOCKFILE, 'utf8') !== lockfileOf(manifest))
    throw new Error(`There is no ${LOCKFILE} next to package.json, or it is for another one.`);
  installPackages('.', manifest, leftOut());
}

/** npm leaves out development packages in production, unless a flag includes them. */
function leftOut(): Kind[] {
  const isProduction = process.env.NODE_ENV === 'production' && !flags.includes('--include=dev');
  const without: Kind[] = isProduction || flags.includes('--omit=dev') ? ['dev'] : [];
  return flags.includes('--legacy-peer-deps') ? [...without, 'peer'] : without;
}

try {
  play();
} catch (error) {
  console.error(`npm error ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
