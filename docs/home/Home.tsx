import { Home } from '../../src/components/home/Home.tsx';
import { homeSections } from '../../src/components/home/home-sections.ts';

/** The home page at its older address. */
export const frontMatter = {
  title: 'Strapi Documentation',
  description:
    'Learn to model content, serve it over REST and GraphQL, and host it, with guides and references for Strapi 5 and Strapi Cloud.',
  liveExample: '/cms/api/client',
  canonicalPath: '/',
};

export const sections = homeSections;

export default Home;
