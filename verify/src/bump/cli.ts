/**
 * The command behind `npm run bump -- 5.55.1`: moves the documentation to another version of Strapi.
 *
 *     npm run bump -- 5.55.1 --dry     whether all packages are there, and what would change
 *
 * Started again, it goes on where it was: what is rewritten or installed already stays.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot, verifyRoot } from '../paths.ts';
import { view } from '../since/published.ts';
import { severalVersions } from './one-version.ts';
import { manifests, moved, packagesIn, withSection } from './places.ts';

const notes = 'docs/release-notes.md';

const { values, positionals } = parseArgs({
  options: { dry: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [wanted = ''] = positionals;
if (!/^5\.\d+\.\d+$/.test(wanted)) {
  throw new Error('Name a version, as in "npm run bump -- 5.55.1". "--dry" only looks.');
}
const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const write = (file: string, text: string) => writeFileSync(path.join(projectRoot, file), text);
const present: string = JSON.parse(read('verify/package.json')).dependencies['@strapi/strapi'];
const { moving, others } = packagesIn(manifests.map(read), present);
console.log(`From ${present} to ${wanted}: ${moving.length} packages.`);
if (others.length > 0) console.log(`Left alone, with their own versions: ${others.join(', ')}.`);

const missing = await missingOf(moving);
if (missing.length > 0) {
  throw new Error(`The registry doesn't have ${wanted} of ${missing.join(', ')}. Nothing changed.`);
}
const files = [
  ...manifests,
  'docs/data/facts.yml',
  ...globSync('docs/**/*.md', { cwd: projectRoot }),
];
const changed = moved(new Map(files.map((file) => [file, read(file)])), present, wanted);
for (const [file, text] of changed) {
  console.log(`${values.dry ? 'Would rewrite' : 'Rewrote'} ${file}`);
  if (!values.dry) write(file, text);
}
if (values.dry) process.exit();

if (changed.has('verify/package.json')) {
  // npm keeps peers of the old version at the top if a lockfile has them there, and takes the newest ones
  // otherwise, which `overrides` prevent.
  rmSync(path.join(verifyRoot, 'package-lock.json'));
  run('npm', ['install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund']);
}
const several = severalVersions(JSON.parse(read('verify/package-lock.json')), wanted, others);
if (several.length > 0) throw new Error(`Several versions of a package:\n${several.join('\n')}`);

run('npm', ['run', 'since']);
run('npm', ['run', 'releases']);
run('npm', ['run', 'messages', '--', '--write']);
write(notes, withSection(read(notes), wanted.replace(/\.\d+$/, '')));
const decided = [
  // Values that only differ are rewritten; what is left failed.
  succeeds('npm', ['run', 'capture', '--', '--quick']),
  succeeds('npm', ['run', 'capture']),
  succeeds('npm', ['run', 'prose', '--', '--check'], projectRoot),
];
console.log(
  decided.every(Boolean)
    ? `The pages describe ${wanted}. Write the sentence of its section in ${notes} if it's new, take pictures again ("npm run screens"), and review the difference.`
    : 'What failed above is for a person to decide. Then run the command again.',
);
process.exitCode = decided.every(Boolean) ? 0 : 1;

/** The packages that the registry doesn't have in the wanted version. */
async function missingOf(names: readonly string[]): Promise<string[]> {
  const found = await Promise.all(
    names.map((name) =>
      view(`${name}@${wanted}`, 'version').then(
        () => [],
        (error: { readonly stdout?: string; readonly stderr?: string }) => {
          if (/E404/.test(`${error.stdout}${error.stderr}`)) return [name];
          throw error;
        },
      ),
    ),
  );
  return found.flat();
}

function succeeds(command: string, args: readonly string[], cwd = verifyRoot): boolean {
  console.log(`\n> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { cwd, stdio: 'inherit' }).status === 0;
}

/** @throws Error if the command fails */
function run(command: string, args: readonly string[]): void {
  if (!succeeds(command, args)) {
    throw new Error(`"${command} ${args.join(' ')}" failed. Run the command again to go on.`);
  }
}
