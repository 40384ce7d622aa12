import { Button } from '../../ui/button/Button.tsx';
import styles from './PasteForm.module.css';

interface Props {
  /** Name of the form. */
  readonly name: string;
  /** What belongs in the field. */
  readonly label: string;
  readonly action: string;
  /** What readers without JavaScript do instead. */
  readonly without: string;
}

/**
 * A field for something that's looked at in the browser; `paste-island.tsx` brings it to life. The field
 * has no name and the button doesn't submit, so that no browser ever sends what is in it.
 */
export const PasteForm = ({ name, label, action, without }: Props) => (
  <>
    <p className={styles.without}>{without}</p>
    <form className={styles.form} aria-label={name}>
      <label>
        {label}
        <textarea rows={12} spellCheck={false} autoCapitalize="off" autoComplete="off" />
      </label>
      <div className={styles.actions}>
        <Button variant="primary">{action}</Button>
        <p>The check runs in your browser. What you paste isn’t sent anywhere.</p>
      </div>
    </form>
  </>
);
