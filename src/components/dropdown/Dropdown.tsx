import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import styles from './Dropdown.module.css';

interface Item {
  readonly label: string;
  readonly href: string;
  readonly current: boolean;
}

interface Props {
  /** What the choice is about, such as 'Language'. */
  readonly name: string;
  readonly icon?: ReactNode;
  readonly items: readonly Item[];
}

/** A menu of links that opens on hover, click or Enter and closes on Escape or a click elsewhere. */
export function Dropdown({ name, icon, items }: Props) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();

  // The pointer may have come before the script: what it hovers is open.
  useEffect(() => {
    if (root.current?.matches(':hover')) setOpen(true);
  }, []);

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const current = items.find((item) => item.current)?.label ?? name;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the wrapper only watches the pointer and Escape for the button inside
    <div
      ref={root}
      className={styles.dropdown}
      onPointerEnter={(event) => event.pointerType === 'mouse' && setOpen(true)}
      onPointerLeave={(event) => event.pointerType === 'mouse' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-expanded={open}
        aria-controls={listId}
        aria-label={`${name}: ${current}`}
        onClick={(event) => {
          // With a mouse, hovering has opened the menu already; the click must not close it again.
          const byMouse = Reflect.get(event.nativeEvent, 'pointerType') === 'mouse';
          setOpen(byMouse || !open);
        }}
      >
        {icon}
        <span>{current}</span>
        <SpriteIcon name="chevron-down" size={14} />
      </button>
      <ul id={listId} className={styles.list} hidden={!open}>
        {items.map((item) => (
          <li key={item.href}>
            <a href={item.href} aria-current={item.current ? 'true' : undefined}>
              {item.label}
              {item.current ? <SpriteIcon name="check" size={14} /> : null}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
