import type { Block, Section } from '../../document/page-document.ts';
import { releaseAnchor } from '../releases/describe-release.ts';
import type { Release } from '../releases/release-data.ts';
import type { FeedEntry } from './atom-feed.ts';

/**
 * The releases as entries of a feed, with the words of the page about each.
 * @param sections of the release notes; each release has one, under its anchor
 */
export function releaseEntries(
  releases: readonly Pick<Release, 'minor' | 'versions'>[],
  sections: readonly Section[],
): FeedEntry[] {
  return releases.flatMap(({ minor, versions }): FeedEntry[] => {
    const anchor = releaseAnchor(minor);
    const section = sections.find(({ slug }) => slug === anchor);
    if (!section) return [];
    return [
      {
        anchor,
        title: section.title,
        date: versions[0]?.by ?? '',
        text: section.blocks.flatMap(linesOf).join('\n'),
      },
    ];
  });
}

function linesOf(block: Block): string[] {
  if (block.kind === 'prose') return [block.text];
  return block.kind === 'list' ? block.items.flatMap(({ blocks }) => blocks.flatMap(linesOf)) : [];
}
