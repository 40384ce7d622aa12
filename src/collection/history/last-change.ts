import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** When files below `docs/` were committed last, by path from the site's folder. */
type History = ReadonlyMap<string, string>;

/** A line in the message of a commit after which every page says the same, such as one that moves keys of their front matter. */
const sameText = '^Text of pages: unchanged$';

const histories = new Map<string, History>();

/**
 * When the newest of some files was committed last, as an ISO date with its time.
 * @param files paths from the site's folder
 * @param root absolute path of the site's folder
 * @returns `undefined` where the history doesn't tell, as in a downloaded archive
 */
export function lastChange(files: readonly string[], root = process.cwd()): string | undefined {
  let history = histories.get(root);
  if (!history) {
    history = readHistory(root);
    histories.set(root, history);
  }
  const known = history;
  return files
    .flatMap((file) => known.get(file) ?? [])
    .sort((a, b) => Date.parse(a) - Date.parse(b))
    .at(-1);
}

/**
 * Reads the history with one call for all files, as asking git for each would take seconds. In a
 * shallow clone, the oldest commit seems to add every file. What it says of a file is therefore left
 * out rather than wrong.
 */
function readHistory(root: string): History {
  const found = new Map<string, string>();
  let log: string;
  let cutOff: ReadonlySet<string>;
  try {
    const format = ['--format=:%H %cI', '--name-only', '--relative'];
    log = git(root, 'log', ...format, '--invert-grep', `--grep=${sameText}`, '--', 'docs');
    cutOff = shallowCommits(root);
  } catch {
    return found;
  }
  let date: string | undefined;
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) {
      const [commit = '', committed] = line.slice(1).split(' ');
      date = cutOff.has(commit) ? undefined : committed;
    } else if (line && date !== undefined && !found.has(line)) found.set(line, date);
  }
  return found;
}

/** The commits at which a shallow clone ends. */
function shallowCommits(root: string): ReadonlySet<string> {
  const file = git(root, 'rev-parse', '--path-format=absolute', '--git-path', 'shallow').trim();
  return new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []);
}

function git(cwd: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
}
