/** How long the pointer may be on its way from the button to the list, in milliseconds. */
const grace = 200;

const menuAround = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-opens-on-hover]') : null;

const listOf = (menu: HTMLElement) => menu.querySelector<HTMLElement>('[popover]');

/** Opens the menus that ask for it while a mouse is over them. A tap and the keyboard need no script. */
export function openMenusOnHover(): void {
  let closing: ReturnType<typeof setTimeout> | undefined;

  const open = (menu: HTMLElement) => {
    clearTimeout(closing);
    const list = listOf(menu);
    const source = menu.querySelector('button');
    // The list is placed at its source.
    if (list && source && !list.matches(':popover-open')) list.showPopover({ source });
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    const menu = menuAround(target);
    if (menu && pointerType === 'mouse') open(menu);
  });

  document.addEventListener('pointerout', ({ target, relatedTarget, pointerType }) => {
    const menu = menuAround(target);
    if (!menu || pointerType !== 'mouse' || menuAround(relatedTarget) === menu) return;
    closing = setTimeout(() => listOf(menu)?.hidePopover(), grace);
  });

  // Hovering has opened the menu already, so a mouse's click must not close it again.
  document.addEventListener('click', (event) => {
    const menu = menuAround(event.target);
    const byMouse = Reflect.get(event, 'pointerType') === 'mouse';
    if (menu && byMouse && listOf(menu)?.matches(':popover-open') && !linkAt(event.target)) {
      event.preventDefault();
    }
  });

  // The pointer may have come before the script.
  const hovered = document.querySelector<HTMLElement>('[data-opens-on-hover]:hover');
  if (hovered) open(hovered);
}

const linkAt = (target: EventTarget | null) => target instanceof Element && target.closest('a');
