import styles from './Logo.module.css';

/** The project's own mark: pages fanned out from one corner, and the name. */
export function Logo({ name }: { readonly name: string }) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <rect x="3" y="3" width="26" height="26" rx="8" className={styles.plate} />
        <path d="M10 22V12.5A2.5 2.5 0 0 1 12.5 10H22" className={styles.back} />
        <path d="M14.5 22v-5a2.5 2.5 0 0 1 2.5-2.5h5" className={styles.front} />
        <circle cx="20.5" cy="20.5" r="2" className={styles.dot} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
