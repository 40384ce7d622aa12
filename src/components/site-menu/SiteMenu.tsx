import type { ReactNode } from 'react';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { menuId } from './menu-id.ts';
import styles from './SiteMenu.module.css';

interface Props {
  /** The links of the navbar, for small screens. */
  readonly primary?: ReactNode;
  /** The sidebar of the page. */
  readonly children?: ReactNode;
  readonly hasSidebar: boolean;
}

/**
 * The sidebar. On small screens it is a popover that the navbar opens, with the main links as its
 * first level. It opens, closes and links without any script; scripts animate its sections and give it
 * two levels. Not an island: a reader who points at one of its links would load React.
 */
export function SiteMenu({ primary, children, hasSidebar }: Props) {
  return (
    <>
      <div
        id={menuId}
        popover="auto"
        className={`${styles.menu} ${hasSidebar ? styles.withSidebar : ''}`}
        data-level={hasSidebar ? 'sidebar' : 'main'}
      >
        <div className={styles.head}>
          {hasSidebar ? (
            <button type="button" className={styles.back} data-menu-control="main">
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
          <button type="button" className={styles.hide} data-menu-control="hide">
            <SpriteIcon name="chevrons-left" size={16} /> Hide sidebar
          </button>
        ) : null}
      </div>
      {hasSidebar ? (
        <button
          type="button"
          className={styles.show}
          aria-label="Show sidebar"
          data-menu-control="show"
        >
          <SpriteIcon name="chevrons-right" size={16} />
        </button>
      ) : null}
    </>
  );
}
