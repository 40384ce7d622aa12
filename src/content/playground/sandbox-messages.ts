/** What the page tells the frame that runs the code. */
export type SandboxCommand =
  | { readonly type: 'run'; readonly run: number; readonly source: string; readonly mode: string }
  | { readonly type: 'mode'; readonly mode: string }
  | { readonly type: 'ping' };

/** What the frame tells the page. It runs code of the reader: nothing that it says is trusted. */
export type SandboxReport =
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'shown'; readonly run: number }
  | { readonly type: 'failed'; readonly run: number; readonly message: string }
  | { readonly type: 'height'; readonly height: number };
