import styles from './SkipLink.module.css';

/** The id of the region that holds what the page is about. */
export const mainContentId = 'main-content';

/** The first stop of the Tab key: past the navigation, to the text. */
export function SkipLink() {
  return (
    <a href={`#${mainContentId}`} className={styles.link} data-astro-reload="">
      Skip to main content
    </a>
  );
}
