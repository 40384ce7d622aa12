import { checklistItem } from './checklist/checklist.element.tsx';
import type { ElementPart } from './element.ts';
import { inlineImage, picture } from './picture/image.element.tsx';
import { treeEntry } from './tree/tree.element.tsx';

/** What elements make of the lists inside them, and Markdown of its images. No author writes these. */
export const parts: Readonly<Record<string, ElementPart>> = {
  'checklist-item': checklistItem,
  'inline-image': inlineImage,
  picture,
  'tree-entry': treeEntry,
};
