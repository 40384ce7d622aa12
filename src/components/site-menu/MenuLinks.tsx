import type { ReactNode } from 'react';
import type { SiteConfig } from '../../config/schema.ts';
import styles from './MenuLinks.module.css';

interface Props {
  readonly navbar: SiteConfig['navbar'];
  /** The language of the documentation, by its own name; there is no other (SPECIFICATION.md S1). */
  readonly language: string;
  /** The version that the pages describe. */
  readonly children: ReactNode;
}

/** The links of the navbar as the first level of the menu on small screens. */
export function MenuLinks({ navbar, language, children }: Props) {
  return (
    <>
      <nav aria-label="Main">
        <ul className={styles.list}>
          {[...navbar.items, ...navbar.end].map((item) => (
            <li key={item.label}>
              <a href={'to' in item ? item.to : item.href}>{item.label}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className={styles.title}>Version</p>
      <div className={styles.version}>{children}</div>
      <nav aria-labelledby="menu-languages">
        <p id="menu-languages" className={styles.title}>
          Language
        </p>
        <ul className={styles.list}>
          <li>
            {/* The page that shows is in the only language there is. */}
            <span aria-current="true">{language}</span>
          </li>
        </ul>
      </nav>
    </>
  );
}
