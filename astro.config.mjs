// JavaScript, so that Node reads it and what it imports by itself: through Vite it takes a second longer.
import redirects from './redirects.ts';
import site from './site.config.ts';
import { docsSite } from './src/build/docs-site.ts';

export default docsSite(import.meta.dirname, site, redirects);
