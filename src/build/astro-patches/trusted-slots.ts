import type { Plugin } from 'vite';
import { stillFits } from './still-fits.ts';

/** Where Astro's React renderer puts the HTML of an island's slot into the page. */
const file = /@astrojs\/react\/dist\/static-html\.js$/;
const sink = '__html: value';

const trusted = new URL('../../browser/trusted-html.ts', import.meta.url).pathname;

/**
 * Lets islands show the HTML between their tags again, for example after a part of them failed to load:
 * browsers with Trusted Types reject it as a mere string. It comes from the page itself.
 */
export function trustedSlots(): Plugin {
  let isFound = false;
  return {
    name: 'trusted-slots',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!file.test(id.split('?')[0] ?? '')) return undefined;
      isFound = code.includes(sink);
      return `import { trustOwnHtml } from ${JSON.stringify(trusted)};\n${code.replace(sink, '__html: trustOwnHtml(value)')}`;
    },
    buildEnd(error) {
      if (!error) stillFits(isFound, 'trusted-slots', `${file} with "${sink}"`);
    },
  };
}
