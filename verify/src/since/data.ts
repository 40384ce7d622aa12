import { readFileSync } from 'node:fs';
import path from 'node:path';
import { verifyRoot } from '../paths.ts';

/** `since.json`, which `npm run since` computes from the published packages. */
export interface SinceData {
  /** The newest versions that were looked at. */
  newest: Record<'strapi' | 'client', string>;
  /** What was added after the first version, with the version that added it. */
  since: Record<string, string>;
  /** What the packages don't tell about, with the reason. */
  unknown: Record<string, string>;
}

export const sinceFile = path.join(verifyRoot, 'since.json');

/** Reads the committed file. */
export function readSince(): SinceData {
  return JSON.parse(readFileSync(sinceFile, 'utf8')) as SinceData;
}

/** Whether a name is of an API and not of the configuration. */
export function isApiName(name: string): boolean {
  return /^(documents|strapi|client)\./.test(name);
}
