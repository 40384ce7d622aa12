import { Check, Copy, Link, type LucideIcon } from 'lucide-react';
import { Button } from '../../ui/button/Button.tsx';
import { copyRejected, useCopied } from '../../ui/use-copied.ts';
import styles from './RequestResult.module.css';

interface Props {
  /** `undefined` while the request has a mistake. */
  readonly url: string | undefined;
  /** The address of this page with the request in it; `undefined` if it would be too long. */
  readonly link: string | undefined;
  /** The parameters as the editor has them. */
  readonly parameters: string;
}

/** The address that the request gives, to copy or to share. */
export function RequestResult({ url, link, parameters }: Props) {
  const [copied, copy] = useCopied<'url' | 'link' | 'parameters'>();
  const done = copied?.outcome === 'copied' ? copied.what : undefined;

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
        <Button disabled={url === undefined} onClick={() => copy('url', url ?? '')}>
          <CopyIcon done={done === 'url'} Icon={Copy} /> Copy the URL
        </Button>
        {link === undefined ? (
          <Button onClick={() => copy('parameters', parameters)}>
            <CopyIcon done={done === 'parameters'} Icon={Copy} /> Copy the parameters
          </Button>
        ) : (
          <Button onClick={() => copy('link', link)}>
            <CopyIcon done={done === 'link'} Icon={Link} /> Copy a link to this request
          </Button>
        )}
        <span role="status" className={styles.status}>
          {copied?.outcome === 'rejected' ? copyRejected : copied && 'Copied'}
        </span>
      </div>
      {link === undefined ? (
        <p className={styles.note}>
          This request is too long for a link: servers reject addresses of more than 8,000 bytes.
          Copy the parameters instead.
        </p>
      ) : null}
    </div>
  );
}

/** What a button copies, until it did. */
function CopyIcon({ done, Icon }: { readonly done: boolean; readonly Icon: LucideIcon }) {
  const Shown = done ? Check : Icon;
  return <Shown size={16} aria-hidden="true" />;
}
