import { toString as textOf } from 'mdast-util-to-string';
import { z } from 'zod';
import { joinProse, strongProse } from '../../document/prose.ts';
import { defineElement, definePart } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { text } from '../attributes.ts';
import { contentOf } from '../content-of.ts';
import { type EntryAttributes, markEntries } from './mark-entries.ts';
import styles from './Tree.module.css';
import { TreeEntry } from './TreeEntry.tsx';

/** `:::tree[Label]{root="my-project"}` around a nested list, `- config/ — what it is`. */
export const tree = defineElement({
  kinds: ['container'],
  label: 'optional',
  attributes: z.strictObject({ root: text.optional() }),
  plain: plainBlock(({ attributes, label, flow, plainText }) => {
    const folder = attributes.root ? `${attributes.root.replace(/\/$/, '')}/` : undefined;
    const parts = [
      ...(label ? [strongProse(label)] : []),
      ...(label && folder ? [plainText(' ')] : []),
      ...(folder ? [{ markdown: `\`${folder}\``, text: folder }] : []),
    ];
    return parts.length > 0 ? [{ kind: 'prose', ...joinProse(...parts) }, ...flow] : flow;
  }),
  prepare: (attributes, { node, report }) => {
    const content = contentOf(node);
    const [list] = content;
    if (list?.type !== 'list' || content.length > 1) {
      report('"tree" takes one nested list and nothing else: lines that start with "- ".');
      return undefined;
    }
    markEntries(list, attributes.root ?? '', report);
    const [label] = node.children;
    const name =
      label && label !== list ? textOf(label) : `Files of ${attributes.root ?? 'a project'}`;
    return { ...attributes, name };
  },
  // Folders are the browser's own expandable sections, so they need no script.
  render: ({ root, name }, { label, children }) => (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.tree} role="group" aria-label={name}>
      {label ? <p className={styles.title}>{label}</p> : null}
      {root === undefined ? (
        children
      ) : (
        <ul>
          <TreeEntry name={`${root}/`} folder={true}>
            {children}
          </TreeEntry>
        </ul>
      )}
    </div>
  ),
});

export const treeEntry = definePart<EntryAttributes>((attributes, { label, children }) => (
  <TreeEntry {...attributes} note={label}>
    {attributes.filled ? children : undefined}
  </TreeEntry>
));
