import type { SiteConfig } from '../../config/schema.ts';
import styles from './MenuLinks.module.css';

/** The links of the navbar as the first level of the menu on small screens. */
export function MenuLinks({ navbar }: { readonly navbar: SiteConfig['navbar'] }) {
  return (
    <nav aria-label="Main">
      <ul className={styles.list}>
        {[...navbar.items, ...navbar.end].map((item) => (
          <li key={item.label}>
            <a href={'to' in item ? item.to : item.href}>{item.label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
