import { underBase } from '../config/base-path.ts';

/** Where the site is served, as the bundler knows it from `site.config.ts`. */
const base = import.meta.env.BASE_URL.replace(/\/$/, '');

/** The address of a path of the site, such as `/search/core.json`, wherever the site is served. */
export const withBase = (path: string): string => underBase(base, path);
