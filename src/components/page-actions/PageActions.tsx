import { Check, ChevronDown, Copy, ExternalLink, FileText } from 'lucide-react';
import { useCopied } from '../../browser/use-copied.ts';
import { Menu } from '../menu/Menu.tsx';
import { assistantLinks } from './assistants.ts';
import { fetchTwin } from './fetch-twin.ts';
import styles from './PageActions.module.css';

interface Props {
  readonly title: string;
  /** Path of the page's Markdown twin. */
  readonly twin: string;
  /** The site's public origin, for addresses that leave the site. */
  readonly origin: string;
}

/**
 * What a reader can do with the page as a whole. The menu works without any script; copying needs
 * one, so its button shows only where there is one.
 */
export function PageActions({ title, twin, origin }: Props) {
  const [copied, copy] = useCopied();

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.copy} onClick={() => copy('text', fetchTwin(twin))}>
        {copied?.outcome === 'copied' ? (
          <Check size={15} aria-hidden="true" />
        ) : (
          <Copy size={15} aria-hidden="true" />
        )}
        Copy page
      </button>
      <Menu
        label="More page actions"
        icon={<ChevronDown size={15} aria-hidden="true" />}
        className={styles.more}
      >
        <li>
          <a href={twin} data-astro-reload="" data-astro-prefetch="false">
            <FileText size={15} aria-hidden="true" /> View as Markdown
          </a>
        </li>
        {assistantLinks(title, origin + twin).map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noopener noreferrer">
              <ExternalLink size={15} aria-hidden="true" /> Open in {name}
              <span className="visually-hidden"> (new tab)</span>
            </a>
          </li>
        ))}
      </Menu>
      <span className="visually-hidden" role="status">
        {copied?.outcome === 'copied' ? 'The page is on the clipboard as Markdown.' : null}
        {copied?.outcome === 'refused' ? 'Copying failed. Open “View as Markdown” instead.' : null}
      </span>
    </div>
  );
}
