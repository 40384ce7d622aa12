import { docsSite } from '../../src/build/docs-site.ts';
import redirects from './redirects.ts';
import site from './site.config.ts';

export default docsSite(import.meta.dirname, site, redirects);
