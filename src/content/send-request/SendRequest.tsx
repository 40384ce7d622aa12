import { type FormEvent, useId, useState } from 'react';
import { encodePath, type WrittenRequest } from '../../requests/parse-request.ts';
import { Button } from '../../ui/button/Button.tsx';
import { adviceFor, type Outcome } from './advice.ts';
import styles from './SendRequest.module.css';
import { send } from './send.ts';

interface Props {
  readonly request: WrittenRequest;
  /** The response on the page; empty if it shows none. */
  readonly documented: string;
  /** Origins that the site may send requests to. */
  readonly servers: readonly string[];
  readonly onClose: () => void;
}

/** What the reader entered, for the next request: in memory alone, until the page is left. */
let keptToken = '';

/** Sends a request of the page to the reader's own server, and shows the answer. */
export function SendRequest({ request, documented, servers, onClose }: Props) {
  const id = useId();
  const [outcome, setOutcome] = useState<Outcome>();
  const [sent, setSent] = useState(request);
  const [isSending, setSending] = useState(false);
  const writes = !['GET', 'HEAD'].includes(request.method);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const field = (name: string) => String(form.get(name) ?? '');
    keptToken = field('token').trim();
    const headers = new Map(request.headers);
    if (keptToken) headers.set('authorization', keptToken);
    else headers.delete('authorization');
    const own: WrittenRequest = {
      method: request.method,
      path: encodePath(field('path')),
      headers,
      body: request.body === undefined ? undefined : field('body'),
    };
    setSent(own);
    setSending(true);
    setOutcome(await send(field('server'), own, keptToken));
    setSending(false);
  };

  return (
    <section className={styles.panel} aria-label="Send this request">
      <form className={styles.form} onSubmit={submit}>
        <label htmlFor={`${id}server`}>Server</label>
        <select id={`${id}server`} name="server">
          {servers.map((server) => (
            <option key={server}>{server}</option>
          ))}
        </select>
        <label htmlFor={`${id}path`}>{request.method}</label>
        <input
          id={`${id}path`}
          name="path"
          defaultValue={decodeURI(request.path)}
          pattern="/.*"
          title="A path that starts with /"
          required
          spellCheck={false}
          autoComplete="off"
        />
        <label htmlFor={`${id}token`}>Token</label>
        <input
          id={`${id}token`}
          name="token"
          // A password field would have the browser offer to keep it.
          className={styles.token}
          spellCheck={false}
          defaultValue={keptToken}
          placeholder="None: as a visitor"
          autoComplete="off"
        />
        {request.body === undefined ? null : (
          <>
            <label htmlFor={`${id}body`}>Body</label>
            <textarea
              id={`${id}body`}
              name="body"
              rows={5}
              defaultValue={request.body}
              spellCheck={false}
            />
          </>
        )}
        <p className={styles.actions}>
          <Button type="submit" variant="primary" size="small" disabled={isSending}>
            {writes ? `Send, and change data on your server` : 'Send'}
          </Button>
          <Button variant="quiet" size="small" onClick={onClose}>
            Close
          </Button>
          <span className={styles.note}>The token stays in this page's memory.</span>
        </p>
      </form>
      <div role="status">
        {isSending ? 'Waiting for the answer…' : null}
        {outcome && !isSending ? (
          <Result
            outcome={outcome}
            advice={adviceFor(outcome, sent, location.origin, documented)}
          />
        ) : null}
      </div>
    </section>
  );
}

function Result({
  outcome,
  advice,
}: {
  readonly outcome: Outcome;
  readonly advice: string | undefined;
}) {
  return (
    <>
      {outcome.kind === 'answered' ? (
        <p className={styles.status}>
          {outcome.status} {outcome.reason}, {outcome.milliseconds} ms
        </p>
      ) : null}
      {advice ? <p className={styles.advice}>{advice}</p> : null}
      {outcome.kind === 'answered' && outcome.body ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: long lines scroll, which a keyboard must reach
        <pre className={styles.body} tabIndex={0}>
          {outcome.body}
        </pre>
      ) : null}
    </>
  );
}
