import { withBase } from '../../browser/with-base.ts';
import { Button } from '../../ui/button/Button.tsx';
import styles from './ConsentBar.module.css';
import type { Consent } from './consent.ts';

interface Props {
  readonly onChoose: (choice: Consent) => void;
}

/** Asks whether the site may count and load what needs consent. Both answers weigh the same. */
export function ConsentBar({ onChoose }: Props) {
  return (
    <section className={styles.bar} aria-label="Your privacy" data-screen="">
      <p>
        May this site count what is read and searched, to make the pages better?{' '}
        <a href={withBase('/privacy')}>What is counted and stored</a>
      </p>
      <div className={styles.choices}>
        <Button onClick={() => onChoose('given')}>Yes, count</Button>
        <Button onClick={() => onChoose('declined')}>No, don't</Button>
      </div>
    </section>
  );
}
