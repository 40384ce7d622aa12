import type { MouseEventHandler } from 'react';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './AskAiButton.module.css';

interface Props {
  /** The configured class that opens the panel; see `askAi.buttonClass` in site.config.ts. */
  readonly buttonClass?: string;
  /** In the navbar only the icon shows where there is little room. */
  readonly compact?: boolean;
  readonly launcher?: boolean;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
}

/** Opens the Ask AI panel; shows only where scripts run, as the panel is one. */
export function AskAiButton({ buttonClass, compact, launcher, onClick }: Props) {
  const classes = [styles.button, compact && styles.compact, buttonClass];
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      aria-haspopup="dialog"
      data-ask-ai-launcher={launcher ? '' : undefined}
      onClick={onClick}
    >
      <SpriteIcon name="sparkles" size={16} />
      <span>Ask AI</span>
    </button>
  );
}
