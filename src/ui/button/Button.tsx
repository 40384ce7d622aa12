import type { ComponentProps } from 'react';
import styles from './Button.module.css';

interface Look {
  /** `primary` is for the one thing to do next, `quiet` for tools that show on hover. */
  readonly variant?: 'primary' | 'outline' | 'quiet';
  /** `small` is 28 pixels high, `medium` 36, `large` 48. */
  readonly size?: 'small' | 'medium' | 'large';
  /** It shows an icon alone, and needs an `aria-label`. */
  readonly icon?: boolean;
}

type Props = Look &
  (
    | ({ readonly href: string } & ComponentProps<'a'>)
    | ({ readonly href?: undefined } & ComponentProps<'button'>)
  );

/** A button, or with an `href` a link that looks like one. */
export function Button({ variant = 'outline', size = 'medium', icon, className, ...props }: Props) {
  const classes = [
    styles.button,
    styles[variant],
    size === 'medium' ? undefined : styles[size],
    icon && styles.icon,
    className,
  ]
    .filter(Boolean)
    .join(' ');
  if (props.href !== undefined) return <a {...props} className={classes} />;
  return <button type="button" {...props} className={classes} />;
}
