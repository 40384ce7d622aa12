import { Button } from '../../ui/button/Button.tsx';
import styles from './CheckerForm.module.css';

/**
 * Where readers paste code; `MigrationChecker` brings it to life. The field has no name and the
 * button doesn't submit, so that no browser ever sends what is in it.
 */
export function CheckerForm() {
  return (
    <>
      <p className={styles.without}>
        The checker needs JavaScript. Without it, go through the list below: the summary of each
        breaking change names what to look for in your code.
      </p>
      <form className={styles.form} aria-label="Migration checker">
        <label>
          Code, package.json, .env, a request or a command of your v4 project
          <textarea rows={12} spellCheck={false} autoCapitalize="off" autoComplete="off" />
        </label>
        <div className={styles.actions}>
          <Button variant="primary">Check</Button>
          <p>The check runs in your browser. What you paste isn’t sent anywhere.</p>
        </div>
      </form>
    </>
  );
}
