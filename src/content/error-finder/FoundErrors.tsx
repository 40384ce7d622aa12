import { useEffect, useState } from 'react';
import { loadJson } from '../../browser/load-json.ts';
import { loadPart } from '../../browser/load-part.ts';
import { type ExplainedMessage, type ExplainedOn, openErrorList } from '../../errors/explain.ts';
import { longestPaste } from '../../errors/recognize.ts';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import type { PasteResultsProps } from '../paste/paste-island.tsx';
import { ExplainedError } from './ExplainedError.tsx';
import styles from './FoundErrors.module.css';

const loadList = loadPart(() => openErrorList(loadJson));

/** The messages in a paste with their causes and remedies, or what to do if none is known. */
export function Results(props: PasteResultsProps) {
  return (
    <CrashBoundary Notice={CrashNotice}>
      <Messages {...props} />
    </CrashBoundary>
  );
}

/** What is known of a paste: nothing yet, what was found in it, or that the list couldn't be loaded. */
type Found =
  | { readonly status: 'none' }
  | { readonly status: 'failed' }
  | {
      readonly status: 'found';
      readonly source: string;
      readonly messages: readonly ExplainedMessage[];
      readonly nearest: readonly ExplainedOn[];
    };

function Messages({ source }: PasteResultsProps) {
  const [found, setFound] = useState<Found>({ status: 'none' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (source === undefined) return;
    let gone = false;
    const settle = (next: Found) => {
      if (!gone) setFound(next);
    };
    find(source).then(settle, () => settle({ status: 'failed' }));
    return () => {
      gone = true;
    };
  }, [source, attempt]);

  if (found.status === 'failed') {
    return (
      <LoadFailure
        part="The list of error messages"
        onRetry={() => setAttempt((before) => before + 1)}
      />
    );
  }
  const { messages, nearest } = found.status === 'found' ? found : nothing;
  return (
    <>
      <p className={styles.summary} role="status">
        {found.status === 'found' ? summaryOf(found.source, messages.length, nearest.length) : ''}
      </p>
      <ol className={styles.messages}>
        {messages.map(({ parts, explanations }) => (
          <li key={parts.map(({ text }) => text).join('')} className={styles.message}>
            <pre>
              <code>
                {parts.map(({ text, own }, index) =>
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message have no other identity
                  own ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
                )}
              </code>
            </pre>
            {explanations.map((explanation) => (
              <ExplainedError key={keyOf(explanation)} explanation={explanation} />
            ))}
          </li>
        ))}
      </ol>
      <ul className={styles.messages}>
        {nearest.map((explanation) => (
          <li key={keyOf(explanation)} className={styles.message}>
            <ExplainedError explanation={explanation} />
          </li>
        ))}
      </ul>
    </>
  );
}

const nothing = { messages: [], nearest: [] };

const keyOf = ({ path, slug, symptom }: ExplainedOn): string => `${path}#${slug} ${symptom}`;

async function find(source: string): Promise<Found> {
  const list = await loadList();
  const messages = await list.explain(source);
  const nearest = messages.length === 0 ? await list.nearest(source) : [];
  return { status: 'found', source, messages, nearest };
}

function summaryOf(source: string, messages: number, nearest: number): string {
  if (source.trim() === '') return 'There is nothing to look up yet. Paste an error message first.';
  const cut =
    source.length > longestPaste
      ? ` Only the first ${longestPaste.toLocaleString('en')} characters were read.`
      : '';
  if (messages > 0) {
    const count = messages === 1 ? 'One known message' : `${messages} known messages`;
    return `${count}${messages > 1 ? ', the likely cause first' : ''}.${cut}`;
  }
  const near =
    nearest > 0 ? 'These are similar, but not the same:' : 'Read below how to find out more.';
  return `This documentation doesn’t explain this message. ${near}${cut}`;
}
