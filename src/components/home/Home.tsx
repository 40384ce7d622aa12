import { ArrowRight, Blocks, Cloud, Database, FileCode2, Filter, Rocket } from 'lucide-react';
import type { PageModuleProps } from '../../documents/page-modules.ts';
import { Button } from '../button/Button.tsx';
import { mainContentId } from '../skip-link/SkipLink.tsx';
import styles from './Home.module.css';
import { QuickStart } from './QuickStart.tsx';

const sections = [
  {
    title: 'CMS',
    text: 'Model your content, edit it in the admin panel, and serve it to any front end.',
    to: '/cms/intro',
    icon: Blocks,
    links: [
      { label: 'Quick start', to: '/cms/quick-start' },
      { label: 'Installation', to: '/cms/installation' },
      { label: 'Project structure', to: '/cms/project-structure' },
    ],
  },
  {
    title: 'Cloud',
    text: 'Host a project with its database, media and deployments looked after.',
    to: '/cloud/intro',
    icon: Cloud,
    links: [
      { label: 'Introduction', to: '/cloud/intro' },
      { label: 'Cloud fundamentals', to: '/cloud/cloud-fundamentals' },
    ],
  },
] as const;

const tasks = [
  {
    title: 'Start a project',
    text: 'From an empty folder to published content behind an API.',
    to: '/cms/quick-start',
    icon: Rocket,
  },
  {
    title: 'Query the REST API',
    text: 'Every endpoint, with requests and their real responses.',
    to: '/cms/api/rest',
    icon: FileCode2,
  },
  {
    title: 'Filter what you fetch',
    text: 'All operators, from equality to deep filters on relations.',
    to: '/cms/api/rest/filters',
    icon: Filter,
  },
  {
    title: 'Populate relations',
    text: 'Bring along media, components and related documents.',
    to: '/cms/api/rest/populate-select',
    icon: Database,
  },
] as const;

/** The front page: where to begin, whatever brought the reader here. */
export function Home({ search, askAi }: PageModuleProps) {
  return (
    <main id={mainContentId} className={styles.home} tabIndex={-1}>
      <section className={styles.hero}>
        <div>
          <p className={styles.kicker}>Strapi 5 documentation</p>
          <h1>
            Your content, <br />
            one clear API away
          </h1>
          <p className={styles.lead}>
            Guides and references for the headless CMS and its cloud. Examples run against the real
            product before you read them.
          </p>
          {search || askAi ? (
            <div className={styles.find}>
              {search}
              {askAi}
            </div>
          ) : null}
          <p className={styles.actions}>
            <Button href="/cms/quick-start" variant="primary" size="large">
              Start building <ArrowRight size={18} aria-hidden="true" />
            </Button>
            <Button href="/cms/intro" size="large">
              What is Strapi?
            </Button>
          </p>
        </div>
        <QuickStart />
      </section>
      <section className={styles.sections} aria-label="Documentation">
        {sections.map(({ title, text, to, icon: Icon, links }) => (
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
