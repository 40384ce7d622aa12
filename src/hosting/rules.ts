import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Values of response headers by their names, in lower case. */
export type Headers = Readonly<Record<string, string>>;

/** An old address that leads to one of today's, for ever (status 301). */
export interface Redirect {
  /** Path; with `/*` at the end, every path below that no closer redirect has. */
  readonly from: string;
  /** Path, with the anchor of a section if there is one. */
  readonly to: string;
}

/**
 * What a host does with the built site. The build derives it once (`make-rules.ts`); the preview server
 * follows it, and the files for other hosts are written from it.
 */
export interface HostingRules {
  /** Path under which the site is served, without a slash at its end; empty at the root of its host. */
  readonly base: string;
  /** Headers of every response. */
  readonly everywhere: Headers;
  readonly cache: {
    /** Folders whose files get another name when they change; each begins and ends with a slash. */
    readonly hashedFolders: readonly string[];
    /** `cache-control` of these files. */
    readonly hashed: string;
    /** `cache-control` of all others. */
    readonly others: string;
  };
  /** Values of `content-security-policy`. */
  readonly policies: {
    readonly pages: string;
    /** Documents that show in frames and have their own policy, by path. */
    readonly frames: Readonly<Record<string, string>>;
  };
  /** Closer rules come first. */
  readonly redirects: readonly Redirect[];
}

/** Folder of the files that the build writes for hosts, from the site's folder. */
export const hostingFolder = 'hosting/built';

/** The file with the rules themselves, in that folder. */
export const rulesFile = 'rules.json';

/**
 * Gives the rules of the last build, also after another one has come.
 * @param root absolute path of the site's folder
 * @returns a function that throws if the site hasn't been built
 */
export function rulesReader(root: string): () => HostingRules {
  const file = path.join(root, hostingFolder, rulesFile);
  let read: { readonly rules: HostingRules; readonly changed: number } | undefined;
  return () => {
    if (!existsSync(file)) {
      // In the middle of a build there may be none; those of the last one hold until then.
      if (read) return read.rules;
      throw new Error(`${file} doesn't exist. Build the site first, with "npm run build".`);
    }
    const changed = statSync(file).mtimeMs;
    if (read?.changed !== changed) {
      const rules: HostingRules = JSON.parse(readFileSync(file, 'utf8'));
      read = { rules, changed };
    }
    return read.rules;
  };
}

/** The headers of a file of the site. @param pathname on the host, decoded */
export function headersOf(pathname: string, rules: HostingRules): Headers {
  const { hashedFolders, hashed, others } = rules.cache;
  return {
    ...rules.everywhere,
    'cache-control': hashedFolders.some((folder) => pathname.startsWith(folder)) ? hashed : others,
    'content-security-policy': rules.policies.frames[pathname] ?? rules.policies.pages,
  };
}

/** What the response to one address depends on, as the header `vary` names it. */
export const varyOn = 'accept, accept-encoding';
