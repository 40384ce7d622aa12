import { BadgeCheck } from 'lucide-react';
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
      <BadgeCheck size={16} aria-hidden="true" />
      Verified with Strapi {version}
    </p>
  );
}
