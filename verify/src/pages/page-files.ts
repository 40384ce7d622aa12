import { existsSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../files.ts';
import { projectRoot } from '../paths.ts';

/** Like pages, but without readers: their blocks cause messages that pages explain. */
export const provokedFolder = 'verify/provoked';

/** A mistake in how the command was called. */
export class UsageError extends Error {}

/**
 * The Markdown files that the arguments name (files, folders), or all of `docs/`, from the project's
 * root and with forward slashes.
 * @throws UsageError for a path that does not exist
 */
export function pageFiles(args: readonly string[], otherwise = ['docs']): string[] {
  const targets =
    args.length > 0 ? args.map(locate) : otherwise.map((folder) => path.join(projectRoot, folder));
  const files = targets
    .filter((target) => existsSync(target))
    .flatMap(filesBelow)
    .filter((file) => file.endsWith('.md'));
  return [...new Set(files)].map((file) =>
    path.relative(projectRoot, file).split(path.sep).join('/'),
  );
}

/** npm changes the working directory to the package's; `INIT_CWD` is where the command was typed. */
function locate(argument: string): string {
  const bases = [process.env.INIT_CWD ?? process.cwd(), process.cwd(), projectRoot];
  const found = bases.map((base) => path.resolve(base, argument)).find((file) => existsSync(file));
  if (!found) throw new UsageError(`No such file or folder: ${argument}`);
  return found;
}
