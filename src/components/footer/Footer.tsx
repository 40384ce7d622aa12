import type { SiteConfig } from '../../config/schema.ts';
import styles from './Footer.module.css';

interface Props {
  readonly footer: SiteConfig['footer'];
  readonly siteVersion: string;
}

/** The links at the end of every page, in the groups of SPECIFICATION.md S2. */
export function Footer({ footer, siteVersion }: Props) {
  return (
    <footer className={styles.footer} data-screen="">
      <div className={styles.inner}>
        <div className={styles.groups}>
          {footer.groups.map((group) => (
            <section key={group.title} aria-label={group.title}>
              <p className={styles.title}>{group.title}</p>
              <ul>
                {group.items.map((item) => (
                  <li key={item.label}>
                    <a href={'to' in item ? item.to : item.href}>{item.label}</a>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
        <p className={styles.note}>
          {footer.note} Site version {siteVersion}.
        </p>
      </div>
    </footer>
  );
}
