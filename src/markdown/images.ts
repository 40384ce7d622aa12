import type { Image, Paragraph, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Problems } from '../problems/problems.ts';
import { asElement } from '../vocabulary/as-element.ts';
import { refuseExternal } from '../vocabulary/find-image.ts';
import type { ImageFile } from '../vocabulary/image-file.ts';
import type { Lookup } from '../vocabulary/site-data.ts';

/**
 * Gives every `![alt](/images/…)` the size of its file. An image that is a paragraph by itself
 * becomes a figure, its title the caption; one inside a line stays there.
 */
export function resolveImages(tree: Root, images: Lookup<ImageFile>, problems: Problems): void {
  visit(tree, 'image', (node, _, parent) => {
    const report = (message: string) =>
      problems.add({ file: node.data?.origin ?? '', line: node.position?.start.line, message });
    if (!node.alt?.trim()) {
      report(
        `The image ${node.url} has no alternative text. Write what it shows: ![What it shows](${node.url}).`,
      );
      return;
    }
    const image = images.get(node.url);
    // A missing file is told by the link check, together with every other link that leads nowhere.
    if (!image) {
      refuseExternal(node.url, report);
      return;
    }
    const alone = parent?.type === 'paragraph' && parent.children.length === 1;
    const caption = alone ? (node.title ?? undefined) : undefined;
    const target: Image | Paragraph = alone ? parent : node;
    const attributes = { light: image, alt: node.alt, caption };
    target.data = {
      ...target.data,
      ...asElement(alone ? 'picture' : 'inline-image', attributes),
    };
    if (alone) parent.children = [];
  });
}
