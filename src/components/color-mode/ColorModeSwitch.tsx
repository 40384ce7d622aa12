import { Moon, Sun } from 'lucide-react';
import styles from './ColorModeSwitch.module.css';
import { chooseColorMode, currentColorMode } from './color-mode.ts';

/**
 * Switches between light and dark. Which name and icon show is decided by CSS, so that they are
 * right before any script has run.
 */
export function ColorModeSwitch() {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={() => chooseColorMode(currentColorMode() === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.inLight}>
        <Moon size={18} aria-hidden="true" />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
      <span className={styles.inDark}>
        <Sun size={18} aria-hidden="true" />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
    </button>
  );
}
