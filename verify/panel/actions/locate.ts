import type { Locator, Page } from '@playwright/test';
import { nearest, quoted } from '../labels/nearest.ts';
import { labelPattern, startPattern } from './label-pattern.ts';
import { PanelError } from './panel-error.ts';
import { renderedLabels } from './rendered-labels.ts';

/** Where something is sought: the window, a frame in it, or a part of either. */
export type Scope = Pick<
  Locator,
  'getByRole' | 'getByText' | 'getByLabel' | 'getByPlaceholder' | 'locator'
>;

/** Which of several elements with one label is meant. */
export interface Which {
  /** A text near it: the entry of its row, or the heading of its section. */
  in?: string | undefined;
  /** Its place among them, from 1, if no text tells them apart. */
  nth?: number | undefined;
}

/** Longer than any request of the panel takes on a busy machine, in milliseconds. */
const PATIENCE = 12_000;
const PAUSE = 100;

type Role = Parameters<Page['getByRole']>[0];

const clickable: readonly Role[] = [
  'menuitem',
  'menuitemradio',
  'menuitemcheckbox',
  'option',
  'tab',
  'link',
  'button',
  'switch',
  'checkbox',
  'radio',
  'treeitem',
];
const fields: readonly Role[] = ['textbox', 'searchbox', 'spinbutton', 'combobox', 'slider'];
const choices: readonly Role[] = ['checkbox', 'switch', 'radio'];
const readable: readonly Role[] = [...clickable, ...fields, 'heading', 'img', 'columnheader'];
const control =
  'input:not([type=hidden]), textarea, select, [contenteditable="true"], [role="combobox"]';

const choice = '[type=checkbox], [type=radio], [role=switch]';

/** Something that opens above the page and hides or outranks what lies under it. */
const layers = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

type Find = (scope: Scope) => Locator;

/** What is sought, and the ways to find it; `first` takes one of several without asking. */
type Sought = [label: string, which: Which, finds: readonly Find[], options?: { first: true }];

/** Finds what a label is on; the same for every action. */
export class Finder {
  readonly #page: Page;
  readonly #scope: Scope;

  constructor(page: Page, scope: Scope = page) {
    this.#page = page;
    this.#scope = scope;
  }

  /** Something to click; `undefined` if there is only text. */
  clickable(label: string, which: Which = {}): Promise<Locator> {
    return this.#wait(label, which, [byRoles(clickable, label), byText(label)]);
  }

  /** Something to click, a field, or a text, in this order. */
  async labeled(
    label: string,
    which: Which,
  ): Promise<{ kind: 'clickable' | 'field' | 'text'; element: Locator }> {
    const finds = [byRoles(clickable, label), fieldOf(label), byAnything(label)];
    const { element, index } = await this.#waitForOne(label, which, finds);
    return { kind: (['clickable', 'field', 'text'] as const)[index] ?? 'text', element };
  }

  /** A field to fill in. */
  field(label: string, which: Which = {}): Promise<Locator> {
    const xpath = './/input or .//textarea or .//*[@contenteditable="true"]';
    return this.#wait(label, which, [fieldOf(label), nearby(label, control, xpath)]);
  }

  /** A checkbox, a switch or a radio button. */
  choice(label: string, which: Which = {}): Promise<Locator> {
    const xpath =
      './/input[@type="checkbox" or @type="radio"] or .//*[@role="checkbox" or @role="switch" or @role="radio"]';
    const labeled: Find = (scope) =>
      scope.getByLabel(labelPattern(label)).and(scope.locator(choice));
    return this.#wait(label, which, [
      (scope) => byRoles(choices, label)(scope).or(labeled(scope)),
      nearby(label, `${choice}, [role=checkbox], [role=radio]`, xpath),
    ]);
  }

  /** An option of an open list. */
  option(text: string): Promise<Locator> {
    return this.#wait(text, {}, [
      byRoles(['option', 'menuitemradio', 'menuitem'], text),
      (scope) => scope.getByRole('option', { name: startPattern(text) }),
    ]);
  }

  /** Anything that shows the text: its name, its value, or a part of a longer text. */
  text(text: string, which: Which = {}): Promise<Locator> {
    return this.#wait(text, which, [byAnything(text), containing(text)], { first: true });
  }

  /** What a picture is cut around: the field with its label, or whatever shows the text. */
  async shown(label: string, which: Which = {}): Promise<Locator> {
    return this.#wait(label, which, [fieldOf(label), byAnything(label), containing(label)], {
      first: true,
    });
  }

  /** How many elements show the text now. */
  async count(text: string): Promise<number> {
    return visible(byAnything(text)(this.#scope).or(containing(text)(this.#scope))).count();
  }

  async #wait(...sought: Sought): Promise<Locator> {
    return (await this.#waitForOne(...sought)).element;
  }

  /** Waits until one of several ways finds the label, the first of which counts. */
  async #waitForOne(
    ...[label, which, finds, options]: Sought
  ): Promise<{ element: Locator; index: number }> {
    const end = performance.now() + PATIENCE;
    let problem: PanelError | undefined;
    do {
      for (const [index, find] of finds.entries()) {
        const result = await this.#lookIn(find, label, which, options);
        if (result instanceof PanelError) problem = result;
        else if (result) return { element: result, index };
        if (problem) break;
      }
      await this.#page.waitForTimeout(PAUSE);
      // Several elements may share a name only while the panel loads.
      if (performance.now() < end) problem = undefined;
    } while (performance.now() < end);
    if (problem) throw problem;
    const there = await renderedLabels(this.#page);
    throw new PanelError(
      `“${label}” isn't in the panel. Labels that are there, the nearest first: ${quoted(nearest(label, there, 25))}`,
      label,
    );
  }

  /** The layer on top comes first, as a reader looks there. */
  async #lookIn(
    find: Find,
    label: string,
    which: Which,
    options?: { first: true },
  ): Promise<Locator | PanelError | undefined> {
    const open = visible(this.#scope.locator(layers));
    for (let index = (await open.count()) - 1; index >= 0; index--) {
      const found = await pick(visible(find(open.nth(index))), label, which, options);
      if (found) return found;
    }
    return pick(visible(find(this.#scope)), label, which, options);
  }
}

const visible = (locator: Locator): Locator => locator.filter({ visible: true });

function byRoles(roles: readonly Role[], label: string): Find {
  const name = labelPattern(label);
  return (scope) =>
    roles
      .map((role) => scope.getByRole(role, { name }))
      .reduce((union, locator) => union.or(locator));
}

function byText(label: string): Find {
  return (scope) => scope.getByText(labelPattern(label));
}

function byAnything(label: string): Find {
  const pattern = labelPattern(label);
  return (scope) =>
    byRoles(
      readable,
      label,
    )(scope)
      .or(scope.getByText(pattern))
      .or(scope.getByLabel(pattern))
      .or(scope.getByPlaceholder(pattern))
      .or(scope.locator(`input[value=${JSON.stringify(label)}]`));
}

function containing(text: string): Find {
  return (scope) => scope.getByText(text);
}

function fieldOf(label: string): Find {
  const pattern = labelPattern(label);
  return (scope) =>
    byRoles(
      fields,
      label,
    )(scope)
      .or(scope.getByLabel(pattern).and(scope.locator(control)))
      .or(scope.getByPlaceholder(pattern));
}

/** A control that its label isn't tied to: the first one after the text. */
function nearby(label: string, controls: string, xpath: string): Find {
  return (scope) =>
    scope
      .getByText(labelPattern(label))
      .locator(`xpath=ancestor::*[${xpath}][1]`)
      .locator(controls)
      .first();
}

/** The one element that is meant; an error if it could be another. */
async function pick(
  found: Locator,
  label: string,
  which: Which,
  options?: { first: true },
): Promise<Locator | PanelError | undefined> {
  const count = await found.count();
  if (count === 0) return undefined;
  if (count === 1 && which.in === undefined) return found;
  const distances = await found.evaluateAll(distancesTo, which.in ?? null);
  const least = Math.min(...distances);
  if (least === Number.MAX_SAFE_INTEGER) return undefined;
  const best = distances.flatMap((distance, index) => (distance === least ? [index] : []));
  const [first = 0] = best;
  if (which.nth !== undefined) return found.nth(best[which.nth - 1] ?? first);
  if (best.length === 1 || options?.first) return found.nth(first);
  const places = await found.evaluateAll(textsAround);
  return new PanelError(
    `“${label}” is there ${best.length} times: ${best.map((index) => `next to “${places[index]}”`).join('; ')}. Say which one is meant by a text near it, such as { in: 'the entry or the section' }, or by its place, { nth: 1 }.`,
    label,
  );
}

/** For each element, how far up the page the text near it is; elements around others don't count. */
function distancesTo(elements: Element[], near: string | null): number[] {
  const normalized = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ');
  const says = (element: Element, text: string): boolean =>
    normalized(element.textContent).includes(text) ||
    [element, ...element.querySelectorAll('[aria-label], img[alt], input')].some((part) =>
      [
        part.getAttribute('aria-label'),
        part.getAttribute('alt'),
        part instanceof HTMLInputElement ? part.value : null,
      ].some((value) => normalized(value).includes(text)),
    );
  const far = Number.MAX_SAFE_INTEGER;
  return elements.map((element) => {
    if (elements.some((other) => other !== element && element.contains(other))) return far;
    if (near === null) return 0;
    let distance = 0;
    for (let part: Element | null = element; part; part = part.parentElement) {
      if (says(part, near)) return distance;
      distance += 1;
    }
    return far;
  });
}

/** The text next to each element: of the nearest part of the page that says more than the element. */
function textsAround(elements: Element[]): string[] {
  const longest = 60;
  return elements.map((element) => {
    const own = (element.textContent ?? '').trim();
    for (let part = element.parentElement; part; part = part.parentElement) {
      const text = (part.textContent ?? '').replace(/\s+/g, ' ').trim();
      const rest = text.replace(own, '').trim();
      if (rest !== '') return rest.slice(0, longest);
    }
    return '';
  });
}
