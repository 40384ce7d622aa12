import { useEffect } from 'react';
import { readOpenRequest } from '../../ask-ai/events.ts';
import { never } from '../../content/island/use-loaded.ts';
import { AskAiButton } from './AskAiButton.tsx';

const loadPanel = import.meta.env.SSR ? never : () => import('../../ask-ai/panel/mount.tsx');

/**
 * The button in the navbar, an island. Every other opener clicks it, so that the panel loads in one
 * place; see `ask-ai/open-on-demand.ts`.
 */
export function AskAiLauncher() {
  // Hydrated at the reader's first touch: the panel is on its way before the click.
  useEffect(() => {
    loadPanel().catch(() => {});
  }, []);

  return (
    <AskAiButton
      compact
      launcher
      onClick={async ({ currentTarget }) => {
        const request = readOpenRequest(currentTarget.dataset.request);
        delete currentTarget.dataset.request;
        const panel = await loadPanel();
        panel.openPanel(request);
      }}
    />
  );
}
