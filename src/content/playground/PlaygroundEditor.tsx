import { Check, Copy, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import type { PlaygroundProps } from '../../document/page-content.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CrashBoundary } from '../../ui/crash/CrashBoundary.tsx';
import { CrashNotice } from '../../ui/crash/CrashNotice.tsx';
import { copyRejected, useCopied } from '../../ui/use-copied.ts';
import { CodeEditor } from '../code-editor/CodeEditor.tsx';
import styles from './PlaygroundEditor.module.css';
import { Result } from './Result.tsx';

/** The editor of a playground with its result below (SPECIFICATION.md S1). */
export function PlaygroundEditor(props: PlaygroundProps) {
  return (
    <CrashBoundary Notice={CrashNotice}>
      <Editor {...props} />
    </CrashBoundary>
  );
}

function Editor({ code, title }: PlaygroundProps) {
  const [source, setSource] = useState(code);
  const [copied, copy] = useCopied();
  const done = copied?.outcome === 'copied';

  return (
    <section className={styles.playground} aria-label={title ?? 'Playground'}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? 'Live editor'}</span>
        {source === code ? null : (
          <Button variant="quiet" size="small" onClick={() => setSource(code)}>
            <RotateCcw size={14} aria-hidden="true" /> Reset
          </Button>
        )}
        <Button variant="quiet" size="small" onClick={() => copy('text', source)}>
          {done ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
          {done ? 'Copied' : 'Copy'}
        </Button>
      </div>
      {copied?.outcome === 'rejected' ? (
        <p className={styles.rejected} role="alert">
          {copyRejected}
        </p>
      ) : null}
      <CodeEditor label="Code" value={source} onChange={setSource} />
      <Result source={source} />
    </section>
  );
}
