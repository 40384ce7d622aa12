import { createRoot } from 'react-dom/client';
import type { OpenRequest } from '../events.ts';
import { AskPanel } from './AskPanel.tsx';
import { panelRequests } from './panel-requests.ts';

let host: HTMLElement | undefined;

/** Opens the panel; the first time it is made. The conversation lives on from page to page. */
export function openPanel(request: OpenRequest): void {
  if (!host) {
    host = document.createElement('div');
    createRoot(host).render(<AskPanel />);
  }
  // Client-side navigation replaces the body, and the panel with it.
  if (!host.isConnected) document.body.append(host);
  panelRequests.post(request);
}
