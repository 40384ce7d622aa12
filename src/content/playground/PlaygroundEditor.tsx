import { Check, Copy, RotateCcw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { CrashBoundary } from '../../components/crash/CrashBoundary.tsx';
import { CodeEditor } from '../code-editor/CodeEditor.tsx';
import styles from './PlaygroundEditor.module.css';
import { Result } from './Result.tsx';

interface Props {
  readonly code: string;
  readonly title?: string | undefined;
}

/** How long the tick shows after copying, in milliseconds; as for code blocks. */
const confirmation = 2000;

/** The editor of a playground with its result below (product-spec S1: position bottom). */
export function PlaygroundEditor(props: Props) {
  return (
    <CrashBoundary>
      <Editor {...props} />
    </CrashBoundary>
  );
}

function Editor({ code, title }: Props) {
  const [source, setSource] = useState(code);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(source).then(
      () => setCopied(true),
      (error: unknown) => console.warn("The browser didn't allow copying.", error),
    );

  return (
    <section className={styles.playground} aria-label={title ?? 'Playground'}>
      <div className={styles.bar}>
        <span className={styles.title}>{title ?? 'Live editor'}</span>
        {source === code ? null : (
          <button type="button" onClick={() => setSource(code)}>
            <RotateCcw size={14} aria-hidden="true" /> Reset
          </button>
        )}
        <button type="button" onClick={copy}>
          {copied ? <Check size={14} aria-hidden="true" /> : <Copy size={14} aria-hidden="true" />}
          {copied ? 'Copied' : 'Copy'}
        </button>
      </div>
      <CodeEditor label="Code" value={source} onChange={setSource} />
      <Result source={source} />
    </section>
  );
}
