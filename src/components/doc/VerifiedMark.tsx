import type { Verification } from '../../collection/verification.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import styles from './VerifiedMark.module.css';

/** Says what of the page ran on the product itself, and on which version of it. */
export function VerifiedMark({ version, requests, codeBlocks, procedures, older }: Verification) {
  const examples = [counted(requests, 'request'), counted(codeBlocks, 'code block')]
    .filter(Boolean)
    .join(' and ');
  const followed = counted(procedures, 'procedure');
  return (
    <details className={styles.mark}>
      <summary className={styles.summary}>
        <SpriteIcon name="badge-check" size={16} />
        {`Tested on Strapi ${version.split('.', 2).join('.')}`}
      </summary>
      <p>
        {examples
          ? `${examples} run${followed && ` and ${followed} followed`} on Strapi ${version}.`
          : `${followed} followed in Strapi ${version}.`}
        {examples ? onOlder(older) : ''}
      </p>
    </details>
  );
}

/** What older versions make of the examples: those on which all run, then those on which some don't. */
function onOlder(older: Verification['older']): string {
  const all = older.filter(({ failing }) => failing === 0).map(({ version }) => version);
  const some = older.filter(({ failing }) => failing > 0);
  return [
    all.length > 0 ? ` They run on ${listed(all)}, too.` : '',
    ...some.map(
      ({ version, failing }) =>
        ` On ${version}, ${counted(failing, 'example')} ${failing === 1 ? 'fails' : 'fail'}.`,
    ),
  ].join('');
}

const listed = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(words);

const counted = (count: number, noun: string): string =>
  count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`;
