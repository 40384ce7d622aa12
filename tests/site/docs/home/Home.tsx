import Page, { frontMatter as home, sections as homeSections } from '../index.tsx';

/** The home page at its older address. */
export const frontMatter = { ...home, canonicalPath: '/' };

export const sections = homeSections;

export default Page;
