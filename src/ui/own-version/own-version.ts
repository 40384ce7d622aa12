import { readStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';

/** The version of the product that the reader chose as theirs: `5.48.0`, or `5.48` for its newest patch. */
export const ownVersion = (): string | undefined => readStored(storageKeys.ownVersion);

/** The version of Strapi that a `package.json` or a text such as `v5.48.0` names; only those of Strapi 5. */
export function versionIn(text: string): string | undefined {
  return (/"@strapi\/strapi"\s*:\s*"[^"\d]*(5\.\d+(?:\.\d+)?)/.exec(text) ??
    /^\s*[v^~]?(5\.\d+(?:\.\d+)?)\s*$/.exec(text))?.[1];
}

/** Whether something that came with a version isn't there yet in the reader's. */
export function isNewer(version: string, own: string): boolean {
  const [theirs, mine] = [version, own].map((text) => text.split('.').map(Number));
  const at = theirs?.findIndex((part, index) => part !== mine?.[index]) ?? -1;
  // Without a patch, the reader's is the newest one.
  return at !== -1 && (theirs?.[at] ?? 0) > (mine?.[at] ?? Number.POSITIVE_INFINITY);
}

/** The newest version that a text names in a mark, `(since 5.48.0)`, and that isn't there yet in the reader's. */
export function newerIn(text: string, own: string): string | undefined {
  return [...text.matchAll(/\bsince (5\.\d+\.\d+)\b/gi)]
    .map(([, version = '']) => version)
    .filter((version) => isNewer(version, own))
    .sort((a, b) => (isNewer(a, b) ? -1 : 1))[0];
}
