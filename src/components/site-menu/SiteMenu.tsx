import { type MouseEvent, type ReactNode, useState } from 'react';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import { toggleDetails } from './collapse.ts';
import { menuId } from './menu-id.ts';
import styles from './SiteMenu.module.css';
import { setSidebarHidden } from './sidebar-visibility.ts';

interface Props {
  /** The links of the navbar, for small screens. */
  readonly primary?: ReactNode;
  /** The sidebar of the page. */
  readonly children?: ReactNode;
  readonly hasSidebar: boolean;
}

/**
 * The sidebar. On small screens it is a popover that the navbar opens, with the main links as its
 * first level. It opens, closes and links without any script; hydrated, it animates its sections
 * and has two levels.
 */
export function SiteMenu({ primary, children, hasSidebar }: Props) {
  const [level, setLevel] = useState<'main' | 'sidebar'>(hasSidebar ? 'sidebar' : 'main');

  const onClick = (event: MouseEvent<HTMLElement>) => {
    const target = event.target instanceof Element ? event.target : null;
    const details = target?.closest('summary')?.parentElement;
    if (details instanceof HTMLDetailsElement) {
      event.preventDefault();
      void toggleDetails(details);
    } else if (target?.closest('a')) {
      const menu = event.currentTarget;
      if (menu.matches(':popover-open')) menu.hidePopover();
    }
  };

  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter and Space on links and summaries arrive as clicks */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what its links and summaries bubble */}
      <div
        id={menuId}
        popover="auto"
        className={`${styles.menu} ${hasSidebar ? styles.withSidebar : ''}`}
        data-level={level}
        onClick={onClick}
      >
        <div className={styles.head}>
          {hasSidebar ? (
            <button type="button" className={styles.back} onClick={() => setLevel('main')}>
              <SpriteIcon name="arrow-left" size={16} /> Back to main menu
            </button>
          ) : null}
          <button
            type="button"
            className={styles.close}
            popoverTarget={menuId}
            popoverTargetAction="hide"
            aria-label="Close menu"
          >
            <SpriteIcon name="x" size={20} />
          </button>
        </div>
        <div className={styles.primary}>{primary}</div>
        {hasSidebar ? (
          <div className={styles.sidebar} data-sidebar-scroll="">
            {children}
          </div>
        ) : null}
        {hasSidebar ? (
          <button type="button" className={styles.hide} onClick={() => setSidebarHidden(true)}>
            <SpriteIcon name="chevrons-left" size={16} /> Hide sidebar
          </button>
        ) : null}
      </div>
      {hasSidebar ? (
        <button
          type="button"
          className={styles.show}
          aria-label="Show sidebar"
          onClick={() => setSidebarHidden(false)}
        >
          <SpriteIcon name="chevrons-right" size={16} />
        </button>
      ) : null}
    </>
  );
}
