import type { Verification } from '../../collection/verification.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './VerifiedMark.module.css';

/** Says what of the page ran on the product itself, and on which version of it. */
export function VerifiedMark({ version, requests, codeBlocks, procedures }: Verification) {
  const examples = [counted(requests, 'request'), counted(codeBlocks, 'code block')]
    .filter(Boolean)
    .join(' and ');
  const followed = counted(procedures, 'procedure');
  return (
    <p className={styles.mark}>
      <SpriteIcon name="badge-check" size={16} />
      {examples
        ? `${examples} run${followed && ` and ${followed} followed`} on Strapi ${version}`
        : `${followed} followed in Strapi ${version}`}
    </p>
  );
}

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
