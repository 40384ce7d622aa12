import { execFile } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { promisify } from 'node:util';
import { verifyRoot } from './paths.ts';

const run = promisify(execFile);
const knownFile = path.join(verifyRoot, 'known-packages.json');

/**
 * Looks up whether packages exist in the npm registry. Packages once found are kept in a committed
 * file, so that a run only asks for names that are new on the pages.
 */
export class Packages {
  readonly #known = new Set<string>(
    existsSync(knownFile) ? (JSON.parse(readFileSync(knownFile, 'utf8')) as string[]) : [],
  );
  readonly #missing = new Set<string>();

  /** `spec` is a name or `name@version`; a tag or range counts as a version. */
  async exists(spec: string): Promise<boolean> {
    if (this.#known.has(spec) || isInstalled(spec)) return true;
    if (this.#missing.has(spec)) return false;
    try {
      const { stdout } = await run('npm', ['view', spec, 'version', '--json'], { cwd: verifyRoot });
      if (stdout.trim() === '') throw new NotFound();
    } catch (error) {
      if (!isNotFound(error))
        throw new Error(`The npm registry didn't respond for "${spec}": ${String(error)}`);
      this.#missing.add(spec);
      return false;
    }
    this.#known.add(spec);
    writeFileSync(knownFile, `${JSON.stringify([...this.#known].sort(), null, 2)}\n`);
    return true;
  }
}

class NotFound extends Error {}

function isNotFound(error: unknown): boolean {
  return (
    error instanceof NotFound ||
    /E404|ETARGET|No match found/.test(
      String((error as { stderr?: string; stdout?: string }).stderr ?? '') +
        String((error as { stdout?: string }).stdout ?? ''),
    )
  );
}

/** An exact version that is installed here needs no question. */
function isInstalled(spec: string): boolean {
  const [, name = spec, version] = /^(@?[^@]+)(?:@(.+))?$/.exec(spec) ?? [];
  try {
    const manifest = createRequire(import.meta.url)(
      path.join(verifyRoot, 'node_modules', name, 'package.json'),
    ) as { version: string };
    return version === undefined || version === manifest.version;
  } catch {
    return false;
  }
}
