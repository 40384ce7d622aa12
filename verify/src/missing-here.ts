import { type Finding, failed, type Kind, type Place, skipped } from './finding.ts';

/** Why an example for a database is skipped without it: the machine lacks something, not the page. */
export const NO_DATABASE = {
  postgres: 'PostgreSQL is not installed on this machine',
  mysql: 'MariaDB is not installed on this machine',
};

/** Why the files of reverse proxies aren't started on a machine without these. */
export const NO_PROXIES = 'nginx and Caddy are not installed on this machine';

/** Why procedures aren't followed on a machine without a browser. */
export const NO_CHROMIUM = 'Chromium is not installed on this machine';

/** What another machine could have tried. */
export const missingHere: readonly string[] = [
  ...Object.values(NO_DATABASE),
  NO_PROXIES,
  NO_CHROMIUM,
];

/** What nothing tried passes on a developer's machine but fails where changes are judged. */
export function untried(
  kind: Kind,
  place: Place,
  reason: string,
  isJudged = Boolean(process.env.CI) && process.env.CI !== 'false',
): Finding {
  return isJudged
    ? failed(kind, place, `${reason}, so nothing tried this.`)
    : skipped(kind, place, reason);
}
