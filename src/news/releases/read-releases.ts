import type { Problems } from '../../problems/problems.ts';
import { type Release, releaseDataSchema } from './release-data.ts';

/**
 * Reads `docs/data/releases.json`.
 * @returns the releases by their minor version, such as `5.54`, newest first
 */
export function readReleases(
  { file, text }: { readonly file: string; readonly text: string },
  problems: Problems,
): Map<string, Release> {
  const result = releaseDataSchema.safeParse(JSON.parse(text));
  if (result.success) return new Map(result.data.releases.map((own) => [own.minor, own]));
  for (const { path, message } of result.error.issues) {
    problems.add({
      file,
      line: 1,
      message: `${path.join('.') || 'The file'}: ${message}. Run "npm run releases" in verify/ to compute it again.`,
    });
  }
  return new Map();
}
