/** What opens the panel: dispatch `new CustomEvent('ask-ai:open', { detail })` on the document. */
export interface OpenRequest {
  /** Asked at once. */
  readonly question?: string | undefined;
  /** Code that the question is about. */
  readonly code?: string | undefined;
}

/** Reads a request that anybody may have written. */
export function readOpenRequest(text: string | undefined): OpenRequest {
  const { question, code } = Object(parse(text ?? ''));
  return {
    question: typeof question === 'string' && question.trim() ? question : undefined,
    code: typeof code === 'string' && code.trim() ? code : undefined,
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
