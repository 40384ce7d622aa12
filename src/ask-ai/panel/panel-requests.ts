import type { OpenRequest } from '../events.ts';

/** A wish to open the panel; each is a new object, so that the same wish counts again. */
export interface NumberedRequest {
  readonly number: number;
  readonly request: OpenRequest;
}

let current: NumberedRequest = { number: 0, request: {} };
const listeners = new Set<() => void>();

/** What is between the page, which asks, and the panel, which React renders. */
export const panelRequests = {
  post(request: OpenRequest): void {
    current = { number: current.number + 1, request };
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  current: (): NumberedRequest => current,
};
