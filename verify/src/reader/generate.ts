import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from '../hash.ts';
import { moveTo } from '../kept.ts';
import { cacheRoot, verifyRoot } from '../paths.ts';
import { programs } from '../shell/program.ts';

/** The language that somebody chooses for a new project. */
export type Language = 'javascript' | 'typescript';

/** The name of the project that readers create in the quick start's words. */
const NAME = 'restaurant-guide';

/**
 * A new project as the published `create-strapi-app` makes it, with its defaults, except that nothing
 * is installed: its packages are those of the verifier. Made once for each version; copy the folder
 * before you change anything in it.
 * @returns the project's folder
 * @throws Error with the output of the command if it fails
 */
export function generatedProject(language: Language): string {
  const key = hashFiles([path.join(verifyRoot, 'package-lock.json'), import.meta.filename]);
  const directory = path.join(cacheRoot, 'generated', key.slice(0, 16), language);
  if (existsSync(directory)) return directory;
  const working = `${directory}.${process.pid}`;
  mkdirSync(working, { recursive: true });
  try {
    const flags = [
      ...[`--${language}`, '--use-npm', '--no-run', '--no-install', '--no-git-init'],
      ...['--no-example', '--skip-cloud', '--skip-db'],
    ];
    execFileSync(process.execPath, [programs['create-strapi-app'], NAME, ...flags], {
      cwd: working,
      env: { ...process.env, STRAPI_TELEMETRY_DISABLED: 'true' },
      // Before 5.41, it asks whether to take part in A/B tests: no.
      input: '\n',
      stdio: 'pipe',
    });
    return moveTo(directory, path.join(working, NAME));
  } finally {
    rmSync(working, { recursive: true, force: true });
  }
}

/** The text of a file that a new project has. */
export function generatedFile(file: string, language: Language): string | undefined {
  const own = path.join(generatedProject(language), file);
  return existsSync(own) ? readFileSync(own, 'utf8') : undefined;
}
