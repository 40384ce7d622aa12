import { Icon, type IconName } from '../../ui/icon/Icon.tsx';
import styles from './InlineIcon.module.css';

interface Props {
  readonly name: IconName;
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
