import { withBase } from '../../browser/with-base.ts';
import { island } from '../../ui/crash/island.tsx';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { useCopied } from '../../ui/use-copied.ts';
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

function PageActionsPart({ title, twin, origin }: Props) {
  const [copied, copy] = useCopied();

  return (
    <div className={styles.actions}>
      <button type="button" className={styles.copy} onClick={() => copy('text', fetchTwin(twin))}>
        {copied?.outcome === 'copied' ? (
          <SpriteIcon name="check" size={15} />
        ) : (
          <SpriteIcon name="copy" size={15} />
        )}
        Copy page
      </button>
      <Menu
        label="More page actions"
        icon={<SpriteIcon name="chevron-down" size={15} />}
        className={styles.more}
      >
        <li>
          <a href={withBase(twin)} data-astro-reload="" data-astro-prefetch="false">
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
      </Menu>
      <span className="visually-hidden" role="status">
        {copied?.outcome === 'copied' ? 'The page is on the clipboard as Markdown.' : null}
        {copied?.outcome === 'rejected' ? 'Copying failed. Open “View as Markdown” instead.' : null}
      </span>
    </div>
  );
}

/**
 * What a reader can do with the page as a whole. The menu works without any script; copying needs
 * one, so its button shows only where there is one.
 */
export const PageActions = island(PageActionsPart, 'text');
