import {
  type CheckedChange,
  type CheckedFinding,
  checkCode,
} from '../../breaking-changes/checker/check-code.ts';
import { loadPart } from '../../browser/load-part.ts';
import { withBase } from '../../browser/with-base.ts';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import { useLoaded } from '../../ui/use-loaded.ts';
import type { PasteResultsProps } from '../paste/paste-island.tsx';
import styles from './CheckResults.module.css';
import { Finding } from './Finding.tsx';

/** What the checker looks for; see `pages/migration-rules.json.ts`. */
const loadRules = loadPart(async (): Promise<readonly CheckedChange[]> => {
  const response = await fetch(withBase('/migration-rules.json'));
  if (!response.ok) throw new Error(`/migration-rules.json: status ${response.status}`);
  // Written by our own build from rules that the schema accepted.
  return response.json();
});

/** More than this isn't checked, in characters: the page must go on responding. */
const longest = 200_000;

/** The breaking changes that affect the code, or what to do if there are none. */
export function Results(props: PasteResultsProps) {
  return (
    <CrashBoundary Notice={CrashNotice}>
      <Findings {...props} />
    </CrashBoundary>
  );
}

function Findings({ source, field }: PasteResultsProps) {
  const rules = useLoaded(loadRules);
  if (rules.status === 'failed') {
    return <LoadFailure part="The list of rules" onRetry={rules.retry} />;
  }
  const isAsked = source !== undefined && rules.status === 'loaded';
  const findings = isAsked ? checkCode(source.slice(0, longest), rules.module) : [];
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
      {isAsked && source.trim() !== '' ? <Unseen changes={rules.module} /> : null}
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
