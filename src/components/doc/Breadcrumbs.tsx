import type { Crumb } from '../../sidebars/breadcrumbs.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one. */
export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumbs" className={styles.breadcrumbs}>
      <ol>
        <li>
          <a href="/" aria-label="Home">
            <SpriteIcon name="house" size={16} />
          </a>
        </li>
        {crumbs.map((crumb, index) => (
          <li key={crumb.label}>
            {crumb.path && index < crumbs.length - 1 ? (
              <a href={crumb.path}>{crumb.label}</a>
            ) : (
              <span aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
