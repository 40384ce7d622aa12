import { useEffect, useState } from 'react';
import { loadJson } from '../../browser/load-json.ts';
import { loadPart } from '../../browser/load-part.ts';
import type { Origin } from '../../errors/error-index.ts';
import {
  type ErrorList,
  type ExplainedMessage,
  type ExplainedOn,
  openErrorList,
  type UnexplainedMessage,
} from '../../errors/explain.ts';
import { longestPaste } from '../../errors/recognize.ts';
import { explanationsAbout } from '../../retrieval/described.ts';
import { openIndex } from '../../retrieval/index/open-index.ts';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { LoadFailure } from '../../ui/load-failure/LoadFailure.tsx';
import type { PasteResultsProps } from '../paste/paste-island.tsx';
import { ExplainedError } from './ExplainedError.tsx';
import styles from './FoundErrors.module.css';

const loadList = loadPart(() => openErrorList(loadJson));
const loadIndex = loadPart(() => openIndex(loadJson));

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
      readonly unexplained: readonly UnexplainedMessage[];
      readonly nearest: readonly ExplainedOn[];
      /** What isn't about a message, but about what somebody describes. */
      readonly described: readonly ExplainedOn[];
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
  const { messages, unexplained, nearest, described } = found.status === 'found' ? found : nothing;
  return (
    <>
      <p className={styles.summary} role="status">
        {found.status === 'found' ? summaryOf(found) : ''}
      </p>
      <ol className={styles.messages}>
        {messages.map(({ parts, origin, explanations }) => (
          <li key={textOf(parts)} className={styles.message}>
            <MessageText parts={parts} />
            {origin ? (
              <MessageOrigin origin={origin} />
            ) : (
              <p>Strapi doesn’t write this message itself. In a Strapi project, it can mean:</p>
            )}
            {explanations.map((explanation) => (
              <ExplainedError key={keyOf(explanation)} explanation={explanation} />
            ))}
          </li>
        ))}
      </ol>
      <ul className={styles.messages}>
        {unexplained.map(({ parts, origin }) => (
          <li key={textOf(parts)} className={styles.message}>
            <MessageText parts={parts} />
            <MessageOrigin origin={origin} />
          </li>
        ))}
      </ul>
      <ul className={styles.messages}>
        {[...nearest, ...described].map((explanation) => (
          <li key={keyOf(explanation)} className={styles.message}>
            <ExplainedError explanation={explanation} />
          </li>
        ))}
      </ul>
    </>
  );
}

const nothing = { messages: [], unexplained: [], nearest: [], described: [] };

/** A message as it was pasted, with what differs from one project to the next marked. */
function MessageText({ parts }: Pick<ExplainedMessage, 'parts'>) {
  return (
    <pre>
      <code>
        {parts.map(({ text, own }, index) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message have no other identity
          own ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
        )}
      </code>
    </pre>
  );
}

const textOf = (parts: ExplainedMessage['parts']): string => parts.map(({ text }) => text).join('');

function MessageOrigin({ origin: [own, kind, since] }: Pick<UnexplainedMessage, 'origin'>) {
  return (
    <p>
      From <code>@strapi/{own}</code>, {places[kind]}
      {since ? `, since Strapi ${since}` : ''}.
    </p>
  );
}

/** Where somebody meets a message. */
const places: Readonly<Record<Origin[1], string>> = {
  server: 'on the server',
  build: 'while the project is built',
  command: 'from a command',
  panel: 'in the admin panel',
};

const keyOf = ({ path, slug, symptom }: ExplainedOn): string => `${path}#${slug} ${symptom}`;

const about = async (description: string, list: ErrorList): Promise<ExplainedOn[]> =>
  explanationsAbout(description, await loadIndex(), list);

async function find(source: string): Promise<Found> {
  const list = await loadList();
  const messages = await list.explain(source);
  if (messages.length > 0) return { status: 'found', source, ...nothing, messages };
  // A site without the list of all messages has the explained ones alone.
  const unexplained = await list.unexplained(source).catch(() => []);
  const nearest = unexplained.length === 0 ? await list.nearest(source) : [];
  const isUnknown = unexplained.length + nearest.length === 0;
  const described = isUnknown ? await about(source, list).catch(() => []) : [];
  return { status: 'found', source, messages, unexplained, nearest, described };
}

function summaryOf({
  source,
  messages,
  unexplained,
  nearest,
  described,
}: Extract<Found, { status: 'found' }>): string {
  if (source.trim() === '') return 'There is nothing to look up yet. Paste an error message first.';
  const cut =
    source.length > longestPaste
      ? ` Only the first ${longestPaste.toLocaleString('en')} characters were read.`
      : '';
  if (messages.length > 0) {
    const several = messages.length > 1;
    const count = several ? `${messages.length} known messages` : 'One known message';
    return `${count}${several ? ', the likely cause first' : ''}.${cut}`;
  }
  if (unexplained.length > 0) {
    return `Strapi says this, but no page explains it yet. Read below how to find out more.${cut}`;
  }
  if (described.length > 0) {
    return `There is no known message in this. If it describes what happened, these come nearest:${cut}`;
  }
  const near =
    nearest.length > 0
      ? 'These are similar, but not the same:'
      : 'Read below how to find out more.';
  return `This documentation doesn’t explain this message. ${near}${cut}`;
}
