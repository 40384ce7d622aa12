import { createHash } from 'node:crypto';
import { besideCode, digestOfFiles } from '../config/digest-of-files.ts';
import { projectRoot } from '../config/project-root.ts';
import type { SiteData } from '../vocabulary/site-data.ts';
import { answersTo, type Lookups } from './lookups.ts';

/** Everything that turns Markdown into HTML and into the page's structure. */
const pipeline = [
  'src/markdown/**',
  'src/content/**',
  'src/vocabulary/**',
  'src/document/**',
  'src/breaking-changes/**',
  'src/news/**',
  'src/problems/**',
  'src/ui/**',
  'site.config.ts',
  'package-lock.json',
];

/**
 * Changes when anything that turns Markdown into HTML changes.
 * @param root absolute path of the site, which has its own configuration
 */
export function pipelineDigest(root: string): string {
  const hash = createHash('sha256');
  for (const folder of new Set([projectRoot, root])) {
    hash.update(digestOfFiles(folder, pipeline, besideCode));
  }
  return hash.digest('hex');
}

/**
 * Changes when a page has to be rendered again: with the pipeline, its text, or an answer to what it
 * looked up when it was rendered, such as a snippet, a card's target, a term or a badge.
 */
export function pageDigest(
  source: string,
  lookups: Lookups,
  site: SiteData,
  pipelineState: string,
): string {
  return createHash('sha256')
    .update(pipelineState)
    .update(source)
    .update(answersTo(lookups, site))
    .digest('hex');
}
