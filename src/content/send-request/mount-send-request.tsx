import { createRoot } from 'react-dom/client';
import { requestIn } from '../code-block/request-forms.ts';
import styles from './SendRequest.module.css';
import { SendRequest } from './SendRequest.tsx';

/** The panels that are open, by their request. */
const open = new WeakMap<Element, () => void>();

/** Opens the panel of a request below it, or closes it. @param button in the request's block */
export function toggleSending(button: HTMLElement): void {
  const figure = button.closest('figure');
  if (!figure) return;
  const close = open.get(figure);
  if (close) {
    close();
    return;
  }
  const next = figure.nextElementSibling;
  const documented = next?.querySelector('details code')?.textContent ?? '';
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  figure.after(host);
  const root = createRoot(host);
  const end = () => {
    root.unmount();
    host.remove();
    open.delete(figure);
    button.setAttribute('aria-expanded', 'false');
    button.focus();
  };
  open.set(figure, end);
  button.setAttribute('aria-expanded', 'true');
  const servers = (document.documentElement.dataset.sendTo ?? '').split(' ');
  root.render(
    <SendRequest
      request={requestIn(figure)}
      documented={documented}
      servers={servers}
      onClose={end}
    />,
  );
}
