import { useEffect, useRef, useState } from 'react';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import { assistantLinks } from './assistants.ts';
import { copyTwin } from './copy-twin.ts';
import styles from './PageActions.module.css';

interface Props {
  readonly title: string;
  /** Path of the page's Markdown twin. */
  readonly twin: string;
  /** The site's public origin, for addresses that leave the site. */
  readonly origin: string;
}

/** How long the outcome of copying shows, in milliseconds. */
const confirmation = 2000;

/**
 * What a reader can do with the page as a whole. The links work without any script; copying needs
 * one, so its button shows only where there is one.
 */
export function PageActions({ title, twin, origin }: Props) {
  const [copied, setCopied] = useState<'copied' | 'failed'>();
  const menu = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(undefined), confirmation);
    return () => clearTimeout(timer);
  }, [copied]);

  useEffect(() => {
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) {
        close(menu.current);
      }
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, []);

  const copy = async () => {
    close(menu.current);
    setCopied((await copyTwin(twin)) ? 'copied' : 'failed');
  };

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.copy} onClick={copy}>
        {copied === 'copied' ? (
          <SpriteIcon name="check" size={15} />
        ) : (
          <SpriteIcon name="copy" size={15} />
        )}
        Copy page
      </button>
      <details
        ref={menu}
        className={styles.menu}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || !menu.current?.open) return;
          close(menu.current);
          menu.current.querySelector('summary')?.focus();
        }}
      >
        <summary aria-label="More page actions">
          <SpriteIcon name="chevron-down" size={15} />
        </summary>
        <ul>
          <li>
            <a href={twin} data-astro-reload="" data-astro-prefetch="false">
              <SpriteIcon name="file-text" size={15} /> View as Markdown
            </a>
          </li>
          {assistantLinks(title, origin + twin).map(({ name, href }) => (
            <li key={name}>
              <a href={href} target="_blank" rel="noopener noreferrer">
                <SpriteIcon name="external-link" size={15} /> Open in {name}
                <span className="visually-hidden"> (new tab)</span>
              </a>
            </li>
          ))}
        </ul>
      </details>
      <span className="visually-hidden" role="status">
        {copied === 'copied' ? 'The page is on the clipboard as Markdown.' : null}
        {copied === 'failed' ? 'Copying failed. Open “View as Markdown” instead.' : null}
      </span>
    </div>
  );
}

const close = (menu: HTMLDetailsElement | null) => menu?.removeAttribute('open');
