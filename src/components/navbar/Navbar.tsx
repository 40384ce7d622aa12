import type { ReactNode } from 'react';
import type { SiteConfig } from '../../config/schema.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { Logo } from '../logo/Logo.tsx';
import { menuId } from '../site-menu/menu-id.ts';
import styles from './Navbar.module.css';

interface Props {
  readonly title: string;
  readonly navbar: SiteConfig['navbar'];
  readonly path: string;
  /** The search box; nothing where search is switched off. */
  readonly search?: ReactNode;
  readonly askAi?: ReactNode;
  readonly version?: ReactNode;
  readonly language?: ReactNode;
  readonly colorMode?: ReactNode;
}

/** The bar on top of every page. */
export function Navbar({
  title,
  navbar,
  path,
  search,
  askAi,
  version,
  language,
  colorMode,
}: Props) {
  return (
    <header className={styles.navbar} data-navbar={navbar.hideOnScroll ? 'hide-on-scroll' : ''}>
      <div className={styles.inner}>
        <button type="button" className={styles.menu} popoverTarget={menuId} aria-label="Open menu">
          <SpriteIcon name="menu" size={20} />
        </button>
        <a href="/" className={styles.home} aria-label={`${title}, home`}>
          <Logo name={title} />
        </a>
        <nav className={styles.links} aria-label="Main">
          {navbar.items.map((item) =>
            'to' in item ? (
              <a
                key={item.to}
                href={item.to}
                aria-current={sectionOf(path) === sectionOf(item.to) ? 'true' : undefined}
              >
                {item.label}
              </a>
            ) : (
              <a key={item.href} href={item.href}>
                {item.label}
              </a>
            ),
          )}
        </nav>
        <div className={styles.search} data-header-find="">
          {search}
          {askAi}
        </div>
        <div className={styles.end}>
          {navbar.end.map((item) => (
            <a
              key={item.label}
              href={'to' in item ? item.to : item.href}
              className={styles.endLink}
            >
              {item.label}
              {'href' in item ? <SpriteIcon name="external-link" size={14} /> : null}
            </a>
          ))}
          <div className={styles.version}>{version}</div>
          <div className={styles.language}>{language}</div>
          {colorMode}
        </div>
      </div>
    </header>
  );
}

/** The first part of a path: `/cms/intro` is in `cms`. */
const sectionOf = (path: string): string | undefined => path.split('/')[1];
