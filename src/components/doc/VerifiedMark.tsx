import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import styles from './VerifiedMark.module.css';

interface Props {
  readonly version: string;
  readonly checks: number;
}

/** Says that the examples of the page ran against the product itself. */
export function VerifiedMark({ version, checks }: Props) {
  const examples = checks === 1 ? 'One example' : `${checks} examples`;
  return (
    <p className={styles.mark} title={`${examples} on this page checked against the product`}>
      <SpriteIcon name="badge-check" size={16} />
      Verified with Strapi {version}
    </p>
  );
}
