/** Longer texts are no questions, and no service takes them. In characters. */
export const longestQuestion = 2000;

/** The longest code that a question can be about, in characters. */
const longestCode = 20_000;

/** What opens the panel: dispatch `new CustomEvent('ask-ai:open', { detail })` on the document. */
export interface OpenRequest {
  /** Asked immediately, or put into the field if it's too long. */
  readonly question?: string | undefined;
  /** Code that the question is about. */
  readonly code?: string | undefined;
}

/** Reads a request that anybody may have written. */
export function readOpenRequest(text: string | undefined): OpenRequest {
  const { question, code } = Object(parse(text ?? ''));
  return { question: textOf(question), code: textOf(code, longestCode) };
}

const textOf = (value: unknown, longest?: number): string | undefined =>
  typeof value === 'string' && value.trim() ? value.slice(0, longest) : undefined;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
