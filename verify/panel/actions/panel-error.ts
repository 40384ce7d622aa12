/** What a step tells the reader to do can't be done, or the step and its function disagree. */
export class PanelError extends Error {
  /** The label that it is about, if it is about one. */
  readonly label: string | undefined;

  constructor(message: string, label?: string) {
    super(message);
    this.name = 'PanelError';
    this.label = label;
  }
}
