import type { Code, Heading, Root, Table } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import { toString as textOf } from 'mdast-util-to-string';
import type { Node, Parent } from 'unist';
import { optionTable, sinceMarks } from './option-table.ts';
import { quotedMessages } from './quoted-messages.ts';
import type {
  CodeFence,
  OptionTable,
  Place,
  Procedure,
  QuotedMessage,
  Screen,
  SectionStart,
  SinceMark,
  Step,
  UiLabel,
  Verifiable,
} from './verifiable.ts';

/**
 * Reads what can be verified from a page whose snippets, headings and fences are resolved.
 * @param file of the page, from the project root
 */
export function readVerifiable(tree: Root, file: string): Verifiable {
  const reader = new Reader(file);
  reader.read(tree, {});
  return reader;
}

/** What is around a node. */
interface Around {
  readonly tab?: Tab;
  /** The `:::params{of="…"}` around it. */
  readonly params?: ContainerDirective;
}

interface Tab {
  readonly group: string;
  readonly groupNumber: number;
  readonly label: string;
  /** How many code blocks of the tab were read so far. */
  blocks: number;
}

class Reader implements Verifiable {
  readonly blocks: CodeFence[] = [];
  readonly tables: OptionTable[] = [];
  readonly labels: UiLabel[] = [];
  readonly since: SinceMark[] = [];
  readonly procedures: Procedure[] = [];
  readonly screens: Screen[] = [];
  readonly sections: SectionStart[] = [];
  readonly messages: QuotedMessage[] = [];
  readonly #file: string;
  /** How many procedures are under a heading, by its id. */
  readonly #procedureCounts = new Map<string, number>();
  #tabGroups = 0;
  #order = 0;

  constructor(file: string) {
    this.#file = file;
  }

  read(node: Node, around: Around): void {
    this.#order += 1;
    const isOwn = this.#placeOf(node).file === this.#file;
    switch (node.type) {
      case 'code':
        // The source of an `:::example` is next to what it shows.
        if (!node.data?.isSource) this.blocks.push(this.#block(node as Code, around.tab));
        return;
      case 'heading':
        this.sections.push(this.#section(node as Heading));
        break;
      case 'table':
        if (!around.params) {
          if (isOwn) this.messages.push(...quotedMessages(node as Table, this.#file));
          break;
        }
        if (!isOwn) return;
        this.tables.push(optionTable(node as never, around.params, this.#placeOf(node)));
        this.since.push(...sinceMarks(node).filter(({ of }) => of !== undefined));
        return;
      case 'textDirective':
        if (isOwn) this.#readTextDirective(node as TextDirective);
        break;
      case 'leafDirective':
        this.#readScreen(node as LeafDirective);
        break;
      case 'containerDirective':
        this.#readContainer(node as ContainerDirective, around);
        return;
    }
    this.#readChildren(node, around);
  }

  #readChildren(node: Node, around: Around): void {
    if ('children' in node) for (const child of (node as Parent).children) this.read(child, around);
  }

  #readTextDirective(node: TextDirective): void {
    if (node.name === 'since') this.since.push(...sinceMarks(node));
    if (isLabel(node)) this.labels.push(this.#label(node));
  }

  #readScreen({ name, attributes, ...node }: LeafDirective): void {
    if (name === 'screen' && attributes?.name)
      this.screens.push({ ...this.#placeOf(node), name: attributes.name });
  }

  #readContainer(node: ContainerDirective, around: Around): void {
    if (node.name === 'steps') {
      this.#readSteps(node, around);
      return;
    }
    if (node.name === 'tabs') {
      this.#readTabs(node, around);
      return;
    }
    const isParams = node.name === 'params' && node.attributes?.of;
    this.#readChildren(node, isParams ? { ...around, params: node } : around);
  }

  #readTabs(node: ContainerDirective, around: Around): void {
    this.#tabGroups += 1;
    const group = { group: node.attributes?.group ?? '', groupNumber: this.#tabGroups };
    for (const child of node.children) {
      if (isContainer(child, 'tab'))
        this.#readChildren(child, {
          ...around,
          tab: { ...group, label: labelOf(child), blocks: 0 },
        });
      else this.read(child, around);
    }
  }

  #readSteps(node: ContainerDirective, around: Around): void {
    const heading = this.sections.at(-1)?.id ?? '';
    const count = (this.#procedureCounts.get(heading) ?? 0) + 1;
    this.#procedureCounts.set(heading, count);
    const steps: Step[] = [];
    const id = count === 1 ? heading : `${heading}-${count}`;
    this.procedures.push({ ...this.#placeOf(node), id, steps });
    for (const child of node.children) {
      this.#order += 1;
      if (isContainer(child, 'step')) {
        steps.push(this.#step(child));
        this.#readChildren(child, around);
      } else this.read(child, around);
    }
  }

  #block(node: Code, tab: Tab | undefined): CodeFence {
    const place = this.#placeOf(node);
    const { fence, fenceProblem } = node.data ?? {};
    return {
      ...place,
      order: this.#order,
      endLine: node.position?.end.line ?? place.line,
      lang: node.lang ?? '',
      meta: fence ?? { highlight: [] },
      ...(fenceProblem !== undefined && { metaProblem: fenceProblem }),
      code: node.value,
      ...(tab && { tab: placeIn(tab) }),
      included: place.file !== this.#file,
    };
  }

  #section({ data, depth }: Heading): SectionStart {
    return { id: String(data?.hProperties?.id ?? ''), depth, order: this.#order };
  }

  #step(node: ContainerDirective): Step {
    return {
      ...this.#placeOf(node),
      order: this.#order,
      title: labelOf(node),
      labels: this.#labelsIn(node),
    };
  }

  /** The labels directly in the text of a step: what is in a note or a tab isn't always done. */
  #labelsIn(node: Parent): UiLabel[] {
    return node.children.flatMap((child): UiLabel[] => {
      if (child.type === 'containerDirective') return [];
      if (isLabel(child)) return [this.#label(child)];
      return 'children' in child ? this.#labelsIn(child as Parent) : [];
    });
  }

  #label(node: TextDirective): UiLabel {
    const of = node.attributes?.of;
    return { ...this.#placeOf(node), text: textOf(node).trim(), ...(of && { of }) };
  }

  #placeOf(node: Pick<Node, 'data' | 'position'>): Place {
    return { file: node.data?.origin ?? this.#file, line: node.position?.start.line ?? 1 };
  }
}

/** The next place in a tab. */
function placeIn(tab: Tab): NonNullable<CodeFence['tab']> {
  const { group, label, groupNumber, blocks: index } = tab;
  tab.blocks += 1;
  return { group, label, groupNumber, index };
}

function isContainer(node: Node, name: string): node is ContainerDirective {
  return node.type === 'containerDirective' && (node as ContainerDirective).name === name;
}

function isLabel(node: Node): node is TextDirective {
  return node.type === 'textDirective' && (node as TextDirective).name === 'ui';
}

function labelOf(directive: ContainerDirective): string {
  const first = directive.children[0];
  return first?.data && 'directiveLabel' in first.data ? textOf(first) : '';
}
