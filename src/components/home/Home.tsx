import type { PageModuleProps } from '../../documents/page-modules.ts';
import { Button } from '../button/Button.tsx';
import { SpriteIcon } from '../icon/SpriteIcon.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './Home.module.css';
import { areas, hero, tasks } from './home-content.ts';
import { QuickStart } from './QuickStart.tsx';

/** The front page: where to begin, whatever brought the reader here. */
export function Home({ search, askAi }: PageModuleProps) {
  return (
    <main id={mainContentId} className={styles.home} tabIndex={-1}>
      <section className={styles.hero}>
        <div>
          <p className={styles.kicker}>Strapi 5 documentation</p>
          <h1>
            {hero.title[0]} <br />
            {hero.title[1]}
          </h1>
          <p className={styles.lead}>{hero.lead}</p>
          {search || askAi ? (
            <div className={styles.find}>
              {search}
              {askAi}
            </div>
          ) : null}
          <p className={styles.actions}>
            <Button href="/cms/quick-start" variant="primary" size="large">
              Start building <SpriteIcon name="arrow-right" size={18} />
            </Button>
            <Button href="/cms/intro" size="large">
              What is Strapi?
            </Button>
          </p>
        </div>
        <QuickStart />
      </section>
      <section className={styles.sections} aria-label="Documentation">
        {areas.map(({ title, text, to, icon: Icon, links }) => (
          <div key={to} className={styles.section}>
            <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
            <h2>
              <a href={to}>{title}</a>
            </h2>
            <p>{text}</p>
            <ul>
              {links.map((link) => (
                <li key={link.to}>
                  <a href={link.to}>{link.label}</a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section aria-labelledby="tasks">
        <h2 id="tasks" className={styles.heading}>
          What brings you here?
        </h2>
        <ul className={styles.tasks}>
          {tasks.map(({ title, text, to, icon: Icon }) => (
            <li key={to}>
              <Icon size={22} strokeWidth={1.7} aria-hidden="true" />
              <h3>
                <a href={to}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
