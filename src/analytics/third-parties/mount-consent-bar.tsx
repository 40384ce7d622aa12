import { createRoot } from 'react-dom/client';
import { ConsentBar } from './ConsentBar.tsx';
import { choose } from './consent.ts';

let host: HTMLElement | undefined;

/** Shows the question at the foot of the window, once. */
export function showConsentBar(): void {
  if (host) return;
  host = document.createElement('div');
  const root = createRoot(host);
  root.render(
    <ConsentBar
      onChoose={(choice) => {
        choose(choice);
        root.unmount();
        host?.remove();
        host = undefined;
      }}
    />,
  );
  document.body.append(host);
}
