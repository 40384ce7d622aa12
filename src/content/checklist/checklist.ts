/** Ticks are remembered for each page and list, by the names of the ticked items. */
const storageKey = (list: HTMLElement) =>
  `docs-checklist:${location.pathname}#${list.dataset.checklist}`;

/** Remembers what a reader has ticked off, in this browser. */
export function rememberTicks(root: ParentNode): void {
  for (const list of root.querySelectorAll<HTMLElement>('[data-checklist]')) {
    const boxes = [...list.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
    const ticked = read(storageKey(list));
    if (ticked) for (const box of boxes) box.checked = ticked.includes(box.name);
    list.addEventListener('change', () => {
      const names = boxes.filter((box) => box.checked).map((box) => box.name);
      write(storageKey(list), names);
    });
  }
}

/** Storage can be forbidden by the browser, and hold what something else wrote. */
function read(key: string): readonly unknown[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    return Array.isArray(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, names: readonly string[]): void {
  try {
    localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Nothing is lost but the memory of the ticks.
  }
}
