import type { PageModuleProps } from '../../collection/page-modules.ts';
import { Picture } from '../../content/picture/Picture.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { formatDay } from '../../ui/format-day.ts';
import { SpriteIcon } from '../../ui/icon/SpriteIcon.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './Home.module.css';
import { areas, hero, live, news, roles, what } from './home-content.ts';
import { QuickStart } from './QuickStart.tsx';
import { shownNews } from './shown-news.ts';

/** The front page: where to begin, whatever brought the reader here. */
export function Home({ search, askAi, timeline, playground }: PageModuleProps) {
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
      <section className={styles.areas} aria-label="Documentation">
        {areas.map(({ title, text, to, icon: Icon, links }) => (
          <div key={to} className={styles.area}>
            <Icon size={28} strokeWidth={1.6} aria-hidden="true" />
            <h2>
              <a href={to}>{title}</a>
            </h2>
            <p>{text}</p>
            <LinkList links={links} />
          </div>
        ))}
      </section>
      <section className={`${styles.part} ${styles.what}`} aria-labelledby="what">
        <div>
          <h2 id="what">{what.title}</h2>
          <p>{what.text}</p>
          <LinkList links={what.links} />
        </div>
        <Picture {...what.picture} />
      </section>
      <section className={styles.part} aria-labelledby="roles">
        <h2 id="roles">Start from what you do</h2>
        <div className={styles.roles}>
          {roles.map(({ title, text, icon: Icon, links }) => (
            <div key={title} className={styles.role}>
              <h3>
                <Icon size={20} strokeWidth={1.8} aria-hidden="true" /> {title}
              </h3>
              <p>{text}</p>
              <LinkList links={links} />
            </div>
          ))}
        </div>
      </section>
      {playground ? (
        <section className={`${styles.part} ${styles.live}`} aria-labelledby="live">
          <div>
            <h2 id="live">{live.title}</h2>
            <p>{live.text}</p>
            <LinkList links={live.links} />
          </div>
          {playground}
        </section>
      ) : null}
      <section className={styles.part} aria-labelledby="news">
        <div className={styles.heading}>
          <h2 id="news">{news.title}</h2>
          <LinkList links={news.more} />
        </div>
        <ul className={styles.newest}>
          {shownNews(timeline).map(({ id, date, about, title, text }) => (
            <li key={id}>
              <p className={styles.day}>
                <time dateTime={date}>{formatDay(date)}</time> <span>{about}</span>
              </p>
              <h3>
                <a href={`/whats-new#${id}`}>{title}</a>
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}

/** Links below each other. */
function LinkList({
  links,
}: {
  readonly links: readonly { readonly label: string; readonly to: string }[];
}) {
  return (
    <ul>
      {links.map(({ label, to }) => (
        <li key={to}>
          <a href={to}>{label}</a>
        </li>
      ))}
    </ul>
  );
}
