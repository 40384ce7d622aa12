import type { ReactNode } from 'react';
import { IconSprite } from '../../ui/icon/IconSprite.tsx';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import { DocBody } from './DocBody.tsx';
import styles from './DocPage.module.css';

interface Props {
  readonly title: string;
  readonly unlisted: boolean;
  readonly breadcrumbs?: ReactNode;
  /** Small marks next to the title, such as the one of the verifier. */
  readonly marks?: ReactNode;
  /** What can be done with the page as a whole. */
  readonly actions?: ReactNode;
  /** What a reader has to know before the text. */
  readonly intro?: ReactNode;
  readonly tocInline?: ReactNode;
  readonly tocAside?: ReactNode;
  readonly children?: ReactNode;
  readonly footer?: ReactNode;
}

/** A page of documentation: its text, with what leads to it and away from it. */
export function DocPage(props: Props) {
  return (
    <div className={styles.columns}>
      <main id={mainContentId} className={styles.main} tabIndex={-1}>
        {props.unlisted ? (
          <p className={styles.unlisted}>
            <IconSprite names={['eye-off']} />
            <SpriteIcon name="eye-off" size={16} />
            <span>
              <strong>Unlisted page.</strong> No menu leads here, and search engines don't show it.
            </span>
          </p>
        ) : null}
        {props.breadcrumbs}
        <article>
          <h1 className={styles.title}>{props.title}</h1>
          <div className={styles.marks}>
            {props.actions}
            {props.marks}
          </div>
          {props.intro}
          {props.tocInline}
          <DocBody>{props.children}</DocBody>
        </article>
        {props.footer}
      </main>
      <div className={styles.toc}>{props.tocAside}</div>
    </div>
  );
}
