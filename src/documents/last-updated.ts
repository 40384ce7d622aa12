import { execFileSync } from 'node:child_process';

let dates: ReadonlyMap<string, string> | undefined;

/**
 * The day of the last commit of a file, as an ISO date.
 * @param file path from the project root
 * @returns `undefined` where there is no history, as in a downloaded archive
 */
export function lastUpdated(file: string): string | undefined {
  dates ??= readHistory();
  return dates.get(file);
}

/** One call for all files: asking git per file would take seconds. */
function readHistory(): Map<string, string> {
  const found = new Map<string, string>();
  let log: string;
  try {
    log = execFileSync('git', ['log', '--format=:%cs', '--name-only', '--relative', '--', 'docs'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return found;
  }
  let date = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(':')) date = line.slice(1);
    else if (line && !found.has(line)) found.set(line, date);
  }
  return found;
}
