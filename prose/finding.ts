/** Something to fix in a text. */
export interface Finding {
  /** Line in the file; the first one is 1. */
  readonly line: number;
  /** What was found, and what to write instead. */
  readonly message: string;
}
