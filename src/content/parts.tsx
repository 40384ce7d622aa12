import type { ElementPart } from '../vocabulary/element.ts';
import { codeBlockElement } from '../vocabulary/vocabulary.ts';
import { checklistItem } from './checklist/checklist.element.tsx';
import { codeBlock } from './code-block/code-block.part.tsx';
import { diagram } from './diagram/diagram.part.tsx';
import { inlineImage, picture } from './picture/image.element.tsx';
import { treeEntry } from './tree/tree.element.tsx';

/** What elements make of the lists inside them, and Markdown of its code and images. No author writes these. */
export const parts: Readonly<Record<string, ElementPart>> = {
  'checklist-item': checklistItem,
  [codeBlockElement]: codeBlock,
  diagram,
  'inline-image': inlineImage,
  picture,
  'tree-entry': treeEntry,
};
