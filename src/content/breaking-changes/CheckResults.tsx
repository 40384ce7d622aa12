import { useEffect, useState } from 'react';
import {
  type CheckedChange,
  type CheckedFinding,
  checkCode,
} from '../../breaking-changes/checker/check-code.ts';
import { withBase } from '../../browser/with-base.ts';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import styles from './CheckResults.module.css';
import { Finding } from './Finding.tsx';
import { loadRules } from './load-rules.ts';

interface Props {
  /** What to check; `undefined` until the reader asks for it. */
  readonly source: string | undefined;
  /** The field that the source is in, to show places in it. */
  readonly field: HTMLTextAreaElement;
}

type Rules =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly changes: readonly CheckedChange[] }
  | { readonly status: 'failed' };

/** More than this isn't checked, in characters: the page must go on responding. */
const longest = 200_000;

/** The breaking changes that affect the code, or what to do if there are none. */
export function CheckResults(props: Props) {
  return (
    <CrashBoundary Notice={CrashNotice}>
      <Results {...props} />
    </CrashBoundary>
  );
}

function Results({ source, field }: Props) {
  const [rules, setRules] = useState<Rules>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt loads again
  useEffect(() => {
    let gone = false;
    const settle = (next: Rules) => {
      if (!gone) setRules(next);
    };
    loadRules().then(
      (changes) => settle({ status: 'loaded', changes }),
      () => settle({ status: 'failed' }),
    );
    return () => {
      gone = true;
    };
  }, [attempt]);

  if (rules.status === 'failed') {
    return <LoadFailure part="The list of rules" onRetry={() => setAttempt(attempt + 1)} />;
  }
  const isAsked = source !== undefined && rules.status === 'loaded';
  const findings = isAsked ? checkCode(source.slice(0, longest), rules.changes) : [];
  return (
    <>
      <p className={styles.summary} role="status">
        {isAsked ? summaryOf(source, findings) : ''}
        {isAsked && source.length > longest
          ? ` Only the first ${longest.toLocaleString('en')} characters were checked. Check the rest separately.`
          : ''}
      </p>
      <ul className={styles.findings}>
        {findings.map((finding) => (
          <Finding key={finding.change.path} finding={finding} field={field} />
        ))}
      </ul>
      {isAsked && source.trim() !== '' ? <Unseen changes={rules.changes} /> : null}
    </>
  );
}

function summaryOf(source: string, findings: readonly CheckedFinding[]): string {
  if (source.trim() === '') return 'There is nothing to check yet. Paste some code first.';
  const lines = new Set(findings.flatMap((finding) => finding.places.map(({ line }) => line))).size;
  if (lines === 0) {
    return 'No rule matches this code. It can still depend on one of the changes below, or on a change that the code doesn’t show.';
  }
  const changes =
    findings.length === 1 ? 'One breaking change' : `${findings.length} breaking changes`;
  return `${changes} in ${lines === 1 ? 'one line' : `${lines} lines`} of your code.`;
}

/** What no rule can find, since it isn't in the code. */
function Unseen({ changes }: { readonly changes: readonly CheckedChange[] }) {
  const unseen = changes.filter(({ rules }) => rules.length === 0);
  if (unseen.length === 0) return null;
  return (
    <details className={styles.unseen}>
      <summary>Changes that code can’t show ({unseen.length})</summary>
      <ul>
        {unseen.map(({ path, title, description }) => (
          <li key={path}>
            <a href={withBase(path)}>{title}</a>: {description}
          </li>
        ))}
      </ul>
    </details>
  );
}
