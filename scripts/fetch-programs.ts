import { findHostPrograms } from '../tests/hosts/programs.ts';
import { ensureChromium } from './find-chromium.ts';

/** Fetches what the browser tests need and the machine lacks: a browser, and the web servers of hosts. */
ensureChromium();
findHostPrograms();
