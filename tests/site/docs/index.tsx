import type { PageModuleProps } from '../../../src/collection/page-modules.ts';
import { linkBlock, section } from '../../../src/document/make-sections.ts';

export const frontMatter = {
  title: 'Example Documentation',
  description: 'Where the pages of the example begin: the search, Ask AI and the first steps.',
};

/** What search and agents read of it. */
export const sections = (origin: string) => [
  section({
    blocks: [
      linkBlock([
        { label: 'Start', url: `${origin}/cms/quick-start` },
        { label: 'CMS', url: `${origin}/cms/intro` },
        { label: 'Cloud', url: `${origin}/cloud/intro` },
      ]),
    ],
  }),
];

/** A front page with a search box and its own Ask AI button. */
export default function Page({ search, askAi }: PageModuleProps) {
  return (
    <main id="main-content" tabIndex={-1}>
      <h1>Example Documentation</h1>
      {search}
      {askAi}
      <p>
        <a href="/cms/quick-start">Start</a>, <a href="/cms/intro">CMS</a> or{' '}
        <a href="/cloud/intro">Cloud</a>.
      </p>
    </main>
  );
}
