/** Something to fix in a text. */
export interface Finding {
  readonly check: Check;
  /** Line in the file; the first one is 1. */
  readonly line: number;
  /** What was found, and what to write instead. */
  readonly message: string;
}

/** Checks that fail a build at the first finding, and those that only count. */
type Check = 'word' | 'spelling' | 'repeated' | 'article' | 'heading' | 'block' | 'short';
