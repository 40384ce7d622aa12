import json5 from 'json5';
import { useEffect, useId, useRef, useState } from 'react';
import { changeHistory } from '../../browser/history-entry.ts';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { CodeEditor } from '../code-editor/CodeEditor.tsx';
import { checkEndpoint, checkParameters } from './check-request.ts';
import { examples } from './examples.ts';
import type { Parameters } from './parameters.ts';
import { RequestForm } from './RequestForm.tsx';
import { RequestResult } from './RequestResult.tsx';
import { readParameters } from './read-parameters.ts';
import {
  readSharedRequest,
  requestUrl,
  type SharedRequest,
  sharedAddress,
} from './request-address.ts';
import styles from './Workbench.module.css';

/** Form, editor and address of one request. The text of the editor is what counts. */
export function Workbench() {
  return (
    <CrashBoundary Notice={CrashNotice}>
      <RequestWorkbench />
    </CrashBoundary>
  );
}

function RequestWorkbench() {
  const [request, setRequest] = useState<SharedRequest>(firstRequest);
  const [lastGood, setLastGood] = useState<Parameters>({});
  const [version, setVersion] = useState(0);
  const mistakesId = useId();
  useAddress(request);

  const read = readParameters(request.parameters);
  const parameters = read.ok ? read.parameters : lastGood;
  const endpointMistake = checkEndpoint(request.endpoint);
  const mistakes = read.ok ? checkParameters(parameters, request.parameters) : [read.mistake];

  /** Takes a request that the form doesn't know yet. */
  const replace = (next: SharedRequest) => {
    if (read.ok) setLastGood(read.parameters);
    setRequest(next);
    setVersion(version + 1);
  };

  return (
    <section className={styles.workbench} aria-label="Query builder">
      <div className={styles.examples}>
        <label htmlFor={`${mistakesId}-example`}>Start from an example</label>
        <select
          id={`${mistakesId}-example`}
          value={examples.findIndex(
            (example) =>
              example.parameters === request.parameters && example.endpoint === request.endpoint,
          )}
          onChange={(event) => {
            const example = examples[Number(event.target.value)];
            if (example) replace({ endpoint: example.endpoint, parameters: example.parameters });
          }}
        >
          <option value={-1} disabled>
            Your own request
          </option>
          {examples.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.columns}>
        <RequestForm
          endpoint={request.endpoint}
          endpointMistake={endpointMistake}
          parameters={parameters}
          version={version}
          disabled={!read.ok}
          onEndpoint={(endpoint) => setRequest({ ...request, endpoint })}
          onParameters={(changed) =>
            setRequest({ ...request, parameters: json5.stringify(changed, null, 2) })
          }
        />
        <div className={styles.code}>
          <p className={styles.heading} aria-hidden="true">
            Parameters as code
          </p>
          <CodeEditor
            label="Parameters as code"
            value={request.parameters}
            onChange={(source) => replace({ ...request, parameters: source })}
            errorLine={read.ok ? undefined : read.mistake.line}
            describedBy={mistakesId}
          />
        </div>
      </div>
      <ul className={styles.mistakes} id={mistakesId} aria-live="polite">
        {mistakes.map(({ message, line }) => (
          <li key={message}>
            {message}
            {read.ok && line !== undefined ? ` (line ${line})` : ''}
          </li>
        ))}
      </ul>
      <RequestResult
        url={
          read.ok && endpointMistake === undefined
            ? requestUrl(request.endpoint, parameters)
            : undefined
        }
        link={sharedAddress(location.href, request)}
        parameters={request.parameters}
      />
    </section>
  );
}

function firstRequest(): SharedRequest {
  const [{ endpoint, parameters }] = examples;
  return readSharedRequest(location.search) ?? { endpoint, parameters };
}

/** Time between two changes of the address, in milliseconds: Safari takes a hundred in half a minute. */
const pause = 400;

/**
 * Keeps the request in the address of the page, once the reader has changed it. It follows immediately where it
 * can: browsers reload the address from before the page is told that it goes.
 */
function useAddress(request: SharedRequest): void {
  const [first] = useState(request);
  const next = useRef(0);
  useEffect(() => {
    if (request === first) return;
    const timer = setTimeout(() => {
      next.current = performance.now() + pause;
      // A request that is too long for an address leaves the last one there.
      const address = sharedAddress(location.href, request);
      if (address) changeHistory(() => history.replaceState(history.state, '', address));
    }, next.current - performance.now());
    return () => clearTimeout(timer);
  }, [request, first]);
}
