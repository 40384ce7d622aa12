import Page, { frontMatter as home } from '../index.tsx';

/** The home page at its older address. */
export const frontMatter = { ...home, canonicalPath: '/' };

export default Page;
