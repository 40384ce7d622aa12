import { loadPart } from '../../browser/load-part.ts';
import { selectedPassage } from './passage.ts';
import styles from './SelectionButton.module.css';

const load = loadPart(() => import('./mount-feedback.tsx'));

/** How long a selection must rest before something is offered, in milliseconds. */
const rest = 400;

/** Distance of the button from the selection, in pixels. */
const gap = 8;

let button: HTMLButtonElement | undefined;

/** Offers to comment on the text that the reader selects, with the mouse, a finger or the keyboard. */
export function watchSelection(): void {
  let timer: ReturnType<typeof setTimeout>;
  const follow = () => {
    clearTimeout(timer);
    if (button?.contains(document.activeElement)) return;
    button?.remove();
    timer = setTimeout(offer, rest);
  };
  document.addEventListener('selectionchange', follow);
  addEventListener('scroll', () => button?.remove(), { passive: true });
  follow();
}

function offer(): void {
  const passage = selectedPassage();
  const range = getSelection()?.getRangeAt(0);
  if (!passage || !range) return;
  button ??= makeButton();
  button.onclick = async () => {
    button?.remove();
    try {
      const { openSelectionDialog } = await load();
      openSelectionDialog(passage);
    } catch {
      // The next selection offers it again.
    }
  };
  // Behind the selected text, where the keyboard goes on from.
  const { endContainer } = range;
  const end = endContainer instanceof Element ? endContainer : endContainer.parentElement;
  const block = end?.closest('[data-doc-body] > *');
  if (!block) return;
  block.after(button);
  const place = range.getBoundingClientRect();
  const { offsetWidth, offsetHeight } = button;
  const below = place.bottom + gap;
  const top = below + offsetHeight > innerHeight ? place.top - offsetHeight - gap : below;
  button.style.left = `${Math.max(gap, Math.min(place.left, innerWidth - offsetWidth - gap))}px`;
  button.style.top = `${Math.max(gap, top)}px`;
}

function makeButton(): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = styles.button ?? '';
  made.textContent = 'Give feedback on this text';
  // The press would end the selection.
  made.addEventListener('pointerdown', (event) => event.preventDefault());
  return made;
}
