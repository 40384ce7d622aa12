import { Button } from '../../ui/button/Button.tsx';
import { defineElement } from '../../vocabulary/element.ts';
import { plainBlock } from '../../vocabulary/plain-form.ts';
import { Island } from '../island/Island.tsx';
import styles from './CheckerForm.module.css';

/**
 * `::migration-checker`: finds the breaking changes that affect the code that a reader pastes; `MigrationChecker`
 * brings the form to life. The field has no name and the button doesn't submit, so that no browser ever sends
 * what is in it.
 */
export const migrationChecker = defineElement({
  kinds: ['leaf'],
  once: true,
  plain: plainBlock(({ plainText }) => [
    {
      kind: 'prose',
      ...plainText(
        'On this page, readers paste code of a v4 project and get the breaking changes that affect it, with line numbers. The rules are in /migration-rules.json.',
      ),
    },
  ]),
  render: () => (
    <Island name="migration-checker" props={{}}>
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
    </Island>
  ),
});
