import { Button } from '../button/Button.tsx';
import { island } from '../crash/island.tsx';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import styles from './ColorModeSwitch.module.css';
import { chooseColorMode, currentColorMode } from './color-mode.ts';

function ColorModeSwitchPart() {
  return (
    <Button
      variant="quiet"
      icon
      className={styles.button}
      onClick={() => chooseColorMode(currentColorMode() === 'dark' ? 'light' : 'dark')}
    >
      <span className={styles.inLight}>
        <SpriteIcon name="moon" size={18} />
        <span className="visually-hidden">Switch to dark mode</span>
      </span>
      <span className={styles.inDark}>
        <SpriteIcon name="sun" size={18} />
        <span className="visually-hidden">Switch to light mode</span>
      </span>
    </Button>
  );
}

/**
 * Switches between light and dark. Which name and icon show is decided by CSS, so that they are
 * right before any script has run.
 */
export const ColorModeSwitch = island(ColorModeSwitchPart, 'header');
