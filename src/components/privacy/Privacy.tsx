import type { SiteConfig } from '../../config/schema.ts';
import { Button } from '../button/Button.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './Privacy.module.css';
import { asksForConsent, privacyParts } from './privacy-facts.ts';

interface Props {
  readonly title: string;
  readonly site: SiteConfig;
}

/** Says what the site loads and stores, as its configuration has it. */
export function Privacy({ title, site }: Props) {
  return (
    <main id={mainContentId} className={styles.page} tabIndex={-1}>
      <h1>{title}</h1>
      {privacyParts(site).map(({ slug, title: part, text, facts }) => (
        <section key={slug}>
          <h2 id={slug}>{part}</h2>
          <p>{text}</p>
          {facts.length > 0 ? (
            <dl>
              {facts.map((fact) => (
                <div key={fact.name}>
                  <dt>
                    <code>{fact.name}</code>
                  </dt>
                  <dd>{fact.text}</dd>
                </div>
              ))}
            </dl>
          ) : null}
        </section>
      ))}
      {asksForConsent(site) ? (
        <p>
          <Button data-change-consent="">Change your answer</Button>
        </p>
      ) : null}
    </main>
  );
}
