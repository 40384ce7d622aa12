import { slug } from 'github-slugger';
import type { List, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { asElement, labelTag } from '../../vocabulary/as-element.ts';
import type { PrepareContext } from '../../vocabulary/element.ts';

/** What an entry of a tree is made of; what it is for is next to it as its label. */
export interface EntryAttributes {
  readonly name: string;
  readonly folder: boolean;
  /** Whether something is in the folder. */
  readonly filled: boolean;
  readonly id: string;
  readonly href?: string | undefined;
  /** Whether its line holds links, which must not be inside the button that closes a folder. */
  readonly linked: boolean;
}

type Report = PrepareContext['report'];

/** Is between a name and what it is. */
const dash = ' — ';

/** Makes entries of the items of a list, each with an anchor made of its path. */
export function markEntries(list: List, around: string, report: Report): void {
  for (const item of list.children) markEntry(item, around, report);
}

function markEntry(item: ListItem, around: string, report: Report): void {
  const [line, inner, ...others] = item.children;
  const misplaced = inner !== undefined && inner.type !== 'list';
  if (line?.type !== 'paragraph' || misplaced || others.length > 0) {
    report(
      'An entry of "tree" is one line, "- name — what it is", and a list if it is a folder.',
      item,
    );
    return;
  }
  const { name: nameNodes, note } = splitAtDash(line);
  const name = nameNodes
    .map((node) => textOf(node))
    .join('')
    .trim();
  const folder = name.endsWith('/');
  if (name === '') report('An entry of "tree" starts with the name of a file or folder.', item);
  if (inner && !folder) report(`"${name}" has entries, so it is a folder: write "${name}/".`, item);
  const path = `${around.replace(/\/$/, '')}/${name}`.replace(/^\//, '');
  const link = nameNodes.find((node) => node.type === 'link');
  const attributes: EntryAttributes = {
    name,
    folder,
    filled: inner !== undefined,
    id: `tree-${slug(path.replace(/\/$/, '').replace(/[/.]+/g, '-'))}`,
    href: link?.url,
    linked: line.children.some((node) => node.type === 'link'),
  };
  item.data = { ...item.data, ...asElement('tree-entry', attributes) };
  const label: Paragraph = { ...line, children: note, data: { ...line.data, hName: labelTag } };
  item.children = [...(note.length > 0 ? [label] : []), ...(inner ? [inner] : [])];
  if (inner?.type === 'list') markEntries(inner, path, report);
}

function splitAtDash({ children }: Paragraph): {
  name: PhrasingContent[];
  note: PhrasingContent[];
} {
  const index = children.findIndex((node) => node.type === 'text' && node.value.includes(dash));
  const node = children[index];
  if (node?.type !== 'text') return { name: children, note: [] };
  const at = node.value.indexOf(dash);
  const rest = node.value.slice(at + dash.length);
  return {
    name: [...children.slice(0, index), { type: 'text', value: node.value.slice(0, at) }],
    note: [...(rest ? [{ type: 'text' as const, value: rest }] : []), ...children.slice(index + 1)],
  };
}
