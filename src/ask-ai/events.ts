/** What opens the panel: dispatch `new CustomEvent('ask-ai:open', { detail })` on the document. */
export interface OpenRequest {
  /** Asked at once. */
  readonly question?: string | undefined;
  /** Code that the question is about. */
  readonly code?: string | undefined;
}

/** What happens in the panel, for whoever wants to count it: each is a CustomEvent on the document. */
export interface AskAiEvents {
  'ask-ai:asked': { readonly question: string; readonly provider: string };
  'ask-ai:answered': {
    readonly question: string;
    readonly provider: string;
    readonly outcome: 'answered' | 'unknown' | 'failed' | 'stopped';
  };
  'ask-ai:feedback': {
    readonly question: string;
    readonly provider: string;
    readonly rating: 'up' | 'down';
    readonly citations: readonly string[];
  };
  'ask-ai:copied': { readonly question: string; readonly provider: string };
}

export function tell<Name extends keyof AskAiEvents>(name: Name, detail: AskAiEvents[Name]): void {
  document.dispatchEvent(new CustomEvent(name, { detail }));
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
