/** One thing wrong in one place, told so that the author can fix it. */
export interface Problem {
  /** Path from the project root, such as `docs/cms/intro.md`. */
  readonly file: string;
  /** First line is 1; left out where the problem is of the whole file. */
  readonly line?: number | undefined;
  /** What was found and what is allowed. */
  readonly message: string;
}

/** Collects every problem of a run, so that an author sees all of them at once. */
export class Problems {
  readonly #list: Problem[] = [];

  add(problem: Problem): void {
    this.#list.push(problem);
  }

  get size(): number {
    return this.#list.length;
  }

  get list(): readonly Problem[] {
    return this.#list;
  }

  /** @throws ContentError listing all problems, if there are any. */
  throwIfAny(): void {
    if (this.#list.length > 0) throw new ContentError(this.#list);
  }
}

/** The build stops with this: a plain list of `file:line message`. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    const sorted = [...problems].sort(
      (a, b) => a.file.localeCompare(b.file) || (a.line ?? 0) - (b.line ?? 0),
    );
    const count = sorted.length === 1 ? '1 problem' : `${sorted.length} problems`;
    super(`${count} in the content:\n${sorted.map((p) => `  ${formatProblem(p)}`).join('\n')}`);
    this.name = 'ContentError';
    this.problems = sorted;
  }
}

/** `docs/cms/intro.md:12  message`, a form that editors and terminals turn into a link. */
export function formatProblem({ file, line, message }: Problem): string {
  return `${file}${line === undefined ? '' : `:${line}`}  ${message}`;
}
