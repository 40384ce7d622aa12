import type { Step } from '../../../src/markdown/verifiable/verifiable.ts';
import { nearest, quoted } from '../labels/nearest.ts';
import { PanelError } from './panel-error.ts';

/** Watches that the function of a step uses the labels of the step: no other, and all of them. */
export class LabelUse {
  readonly #labels: readonly string[];
  readonly #used = new Set<string>();

  /** @param step `undefined` for the result, which can use any label */
  readonly #step: Step | undefined;

  constructor(step: Step | undefined) {
    this.#step = step;
    this.#labels = [...new Set(step?.labels.map(({ text }) => text))];
  }

  /** @throws PanelError if the reader isn't told this label */
  use(label: string): void {
    if (this.#step && !this.#labels.includes(label))
      throw new PanelError(
        `The scene uses “${label}”, which the step doesn't show. Write it as :ui[${label}] in the step. ${
          this.#labels.length > 0
            ? `The step shows ${quoted(nearest(label, this.#labels, 8))}.`
            : 'The step shows no label.'
        }`,
        label,
      );
    this.#used.add(label);
  }

  /** A value or a text, which may be a label of the step. */
  noteIfShown(text: string): void {
    this.#used.add(text);
  }

  /** The labels that the function didn't use. */
  unused(): string[] {
    return this.#labels.filter((label) => !this.#used.has(label));
  }
}
