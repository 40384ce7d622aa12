/**
 * Stands in for `npm` where a Dockerfile or a server runs it. Installations take what the verifier has
 * already downloaded, under npm's conditions; every other command is npm's own.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Manifest, Omitted } from './packages.ts';
import { installTree, lockfileOf, packageTree } from './packages.ts';

const [command = '', ...words] = process.argv.slice(2);
const folder = process.cwd();

const installed: Record<string, (words: string[]) => void> = {
  ci: (flags) => {
    const manifest = readManifest();
    const lock = path.join(folder, 'package-lock.json');
    if (!existsSync(lock)) refuse('npm ci needs a package-lock.json next to package.json.');
    const { packages } = JSON.parse(readFileSync(lock, 'utf8')) as {
      packages: Record<string, Manifest>;
    };
    const inLock = packages[''] ?? {};
    for (const group of ['dependencies', 'devDependencies'] as const)
      if (!isDeepStrictEqual(inLock[group] ?? {}, manifest[group] ?? {}))
        refuse(`npm ci stops, because ${group} of package.json and package-lock.json differ.`);
    installTree(folder, packageTree(manifest, omittedBy(flags)));
  },
  install: (wanted) => {
    const manifest = readManifest();
    const specs = wanted.filter((word) => !word.startsWith('-'));
    for (const spec of specs) {
      const [, name = '', version] = /^(.+?)(?:@([^@]+))?$/.exec(spec) ?? [];
      manifest.dependencies = { ...manifest.dependencies, [name]: version ?? '*' };
    }
    writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
    writeFileSync(path.join(folder, 'package-lock.json'), lockfileOf(manifest));
  },
  prune: (flags) => installTree(folder, packageTree(readManifest(), omittedBy(flags))),
};

function readManifest(): Manifest {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) refuse(`There is no package.json in ${folder}.`);
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

/** npm leaves out development packages in production, unless a flag includes them. */
function omittedBy(flags: readonly string[]): ReadonlySet<Omitted> {
  const omitted = new Set<Omitted>();
  if (process.env.NODE_ENV === 'production') omitted.add('dev');
  for (const flag of flags) {
    const [, action, group] = /^--(omit|include)=(dev|peer)$/.exec(flag) ?? [];
    if (action === 'omit') omitted.add(group as Omitted);
    if (action === 'include') omitted.delete(group as Omitted);
  }
  return omitted;
}

function refuse(message: string): never {
  console.error(`npm error ${message}`);
  process.exit(1);
}

const play = installed[command];
try {
  play?.(words);
} catch (error) {
  refuse(error instanceof Error ? error.message : String(error));
}
if (!play) {
  // npm puts the modules that the design system shares with the panel below the design system here,
  // and next to the panel in a project of its own, where the bundler looks for them.
  const shared = path.join(folder, 'node_modules/@strapi/design-system/node_modules');
  const { status } = spawnSync(process.env.VERIFY_NPM ?? 'npm', [command, ...words], {
    stdio: 'inherit',
    env: { ...process.env, ...(existsSync(shared) && { NODE_PATH: shared }) },
  });
  process.exit(status ?? 1);
}
