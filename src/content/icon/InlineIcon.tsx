import { Icon } from './Icon.tsx';
import styles from './InlineIcon.module.css';

interface Props {
  readonly name: string;
  readonly label?: string | undefined;
}

/** An icon in running text. */
export function InlineIcon({ name, label }: Props) {
  return (
    <span className={styles.icon}>
      <Icon name={name} label={label} size={17} />
    </span>
  );
}
