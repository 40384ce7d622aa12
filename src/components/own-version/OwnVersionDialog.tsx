import { X } from 'lucide-react';
import { useState } from 'react';
import { removeStored, writeStored } from '../../browser/storage.ts';
import { storageKeys } from '../../browser/storage-keys.ts';
import { withBase } from '../../browser/with-base.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { ownVersion, versionIn } from '../../ui/own-version/own-version.ts';
import { markNewer } from './mark-newer.ts';
import styles from './OwnVersionDialog.module.css';

interface Props {
  readonly documented: string;
  readonly onClose: () => void;
}

/** Asks for the reader's version, or for the `package.json` that names it. */
export function OwnVersionDialog({ documented, onClose }: Props) {
  const [known] = useState(ownVersion);
  const [problem, setProblem] = useState<string>();

  const choose = (version: string | undefined) => {
    if (version === undefined) removeStored(storageKeys.ownVersion);
    else if (!writeStored(storageKeys.ownVersion, version)) {
      setProblem(
        "Your browser doesn't let this site store anything, so it can't keep your choice.",
      );
      return;
    }
    markNewer();
    onClose();
  };

  return (
    <Dialog open className={styles.dialog} aria-labelledby="own-version-title" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          const text = String(new FormData(event.currentTarget).get('version'));
          const version = versionIn(text);
          if (version) choose(version);
          else
            setProblem(
              'No version of Strapi 5 found. Enter one such as 5.48.0, or paste your package.json.',
            );
        }}
      >
        <header className={styles.head}>
          <h2 id="own-version-title">Your version of Strapi</h2>
          <Button variant="quiet" icon aria-label="Close" onClick={onClose}>
            <X size={20} aria-hidden="true" />
          </Button>
        </header>
        <p>
          These pages describe Strapi {documented}. Enter the version you use, and whatever is newer
          is marked on pages, in search results and in answers. Your choice{' '}
          <a href={withBase('/privacy')}>stays in your browser</a>.
        </p>
        <label htmlFor="own-version">Version, or the content of your package.json</label>
        <input
          id="own-version"
          name="version"
          className={styles.field}
          defaultValue={known}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={problem !== undefined}
          aria-describedby="own-version-problem"
          onChange={() => setProblem(undefined)}
        />
        <p id="own-version-problem" className={styles.problem} role="status">
          {problem}
        </p>
        <div className={styles.actions}>
          <Button type="submit" variant="primary">
            Mark what's newer
          </Button>
          {known ? <Button onClick={() => choose(undefined)}>Forget {known}</Button> : null}
        </div>
      </form>
    </Dialog>
  );
}
