import { Check, Copy, Link } from 'lucide-react';
import { useEffect, useState } from 'react';
import styles from './RequestResult.module.css';

interface Props {
  /** `undefined` while the request has a mistake. */
  readonly url: string | undefined;
  /** The address of this page with the request in it. */
  readonly share: () => string;
}

/** How long the tick shows after copying, in milliseconds; as for code blocks. */
const confirmation = 2000;

/** The address that the request gives, to copy or to share. */
export function RequestResult({ url, share }: Props) {
  const [copied, setCopied] = useState<'url' | 'link' | 'failed'>();
  useEffect(() => {
    if (copied === undefined) return;
    const timer = setTimeout(() => setCopied(undefined), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async (what: 'url' | 'link', text: string) => {
    const done = await navigator.clipboard.writeText(text).then(
      () => what,
      () => 'failed' as const,
    );
    setCopied(done);
  };

  return (
    <div className={styles.result}>
      <p className={styles.heading}>Request</p>
      <p className={styles.url} data-testid="request-url">
        {url === undefined ? (
          'Fix the errors above to see the URL.'
        ) : (
          <>
            <b>GET</b> {url}
          </>
        )}
      </p>
      <div className={styles.actions}>
        <button type="button" disabled={url === undefined} onClick={() => copy('url', url ?? '')}>
          {copied === 'url' ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Copy size={16} aria-hidden="true" />
          )}
          Copy the URL
        </button>
        <button type="button" onClick={() => copy('link', share())}>
          {copied === 'link' ? (
            <Check size={16} aria-hidden="true" />
          ) : (
            <Link size={16} aria-hidden="true" />
          )}
          Copy a link to this request
        </button>
        <span role="status" className={styles.status}>
          {copied === 'failed' ? "The browser didn't allow copying." : copied && 'Copied'}
        </span>
      </div>
    </div>
  );
}
