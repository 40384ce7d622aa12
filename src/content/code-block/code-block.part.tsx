import { definePart } from '../../vocabulary/element.ts';
import type { CodeBlockAttributes } from '../../vocabulary/vocabulary.ts';
import { Island } from '../island/Island.tsx';
import { CodeBlock } from './CodeBlock.tsx';

/** A fence: its highlighted lines in their frame, inside an island where it is drawn or runs. */
export const codeBlock = definePart<CodeBlockAttributes>(({ island, ...attributes }) => {
  const block = <CodeBlock {...attributes} />;
  if (!island) return block;
  return <Island {...island}>{block}</Island>;
});
