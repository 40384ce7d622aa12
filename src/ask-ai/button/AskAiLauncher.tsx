import { useEffect, useRef, useState } from 'react';
import { loadPart } from '../../browser/load-part.ts';
import { island } from '../../ui/crash/island.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { never } from '../../ui/use-loaded.ts';
import { readOpenRequest } from '../events.ts';
import { AskAiButton } from './AskAiButton.tsx';
import styles from './AskAiLauncher.module.css';

const loadPanel = import.meta.env.SSR ? never : loadPart(() => import('../panel/mount.tsx'));

function AskAiLauncherPart() {
  const root = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  // Hydrated at the reader's first touch: the panel is on its way before the click.
  useEffect(() => {
    // Where it fails, the click tries again and tells.
    loadPanel().catch(() => undefined);
  }, []);

  const open = async () => {
    setFailed(false);
    try {
      const panel = await loadPanel();
      // What was asked for is on the button until the panel has it.
      const launcher = root.current?.querySelector<HTMLElement>('[data-ask-ai-launcher]');
      const request = readOpenRequest(launcher?.dataset.request);
      if (launcher) delete launcher.dataset.request;
      panel.openPanel(request);
    } catch {
      setFailed(true);
    }
  };

  return (
    <div ref={root} className={styles.launcher}>
      <AskAiButton compact launcher onClick={open} />
      {failed ? <LoadFailure part="Ask AI" floating onRetry={open} /> : null}
    </div>
  );
}

/**
 * The button in the navbar, an island. Every other opener clicks it, so that the panel loads in one
 * place; see `ask-ai/open-on-demand.ts`.
 */
export const AskAiLauncher = island(AskAiLauncherPart, 'header');
