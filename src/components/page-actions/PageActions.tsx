import { withBase } from '../../browser/with-base.ts';
import { island } from '../../ui/crash/island.tsx';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { useCopied } from '../../ui/use-copied.ts';
import { Menu } from '../menu/Menu.tsx';
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
    <div className={styles.actions} data-screen="">
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

/**
 * A page's Markdown.
 * @throws Error where the network or the server fails
 */
async function fetchTwin(twin: string): Promise<string> {
  const response = await fetch(withBase(twin));
  if (!response.ok) throw new Error(`${twin}: the server answered ${response.status}`);
  return response.text();
}

/** Assistants that open with a question from an address. */
const assistants = [
  { name: 'ChatGPT', address: 'https://chatgpt.com/' },
  { name: 'Claude', address: 'https://claude.ai/new' },
] as const;

/** Links that open an assistant with a prompt naming the page. */
function assistantLinks(
  title: string,
  twin: string,
): { readonly name: string; readonly href: string }[] {
  const prompt = `Read “${title}” (${twin}) and help me with my questions about it.`;
  return assistants.map(({ name, address }) => {
    const url = new URL(address);
    url.searchParams.set('q', prompt);
    return { name, href: url.href };
  });
}
