import { type ChangeGroup, noChanges } from '../../news/releases/describe-release.ts';
import { formatDay } from '../../ui/format-day.ts';
import styles from './Release.module.css';

interface Props {
  readonly versions: readonly { readonly version: string; readonly by: string }[];
  readonly groups: readonly ChangeGroup[];
}

/** A release of the CMS: its versions, and the names that came and went. */
export function Release({ versions, groups }: Props) {
  return (
    <div className={styles.release}>
      <ul className={styles.versions} aria-label="Versions">
        {versions.map(({ version, by }) => (
          <li key={version}>
            <b>{version}</b> by <time dateTime={by}>{formatDay(by)}</time>
          </li>
        ))}
      </ul>
      {groups.length === 0 ? <p>{noChanges}</p> : null}
      {groups.length > 0 ? (
        <dl className={styles.changes}>
          {groups.map(({ label, names }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <ul>
                  {names.map(({ name, note }) => (
                    <li key={name}>
                      <code>{name}</code>
                      {note ? ` ${note}` : null}
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  );
}
