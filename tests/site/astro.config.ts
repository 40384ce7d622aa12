import { docsSite } from '../../astro.config.ts';
import redirects from './redirects.ts';
import site from './site.config.ts';

export default docsSite(import.meta.dirname, site, redirects);
