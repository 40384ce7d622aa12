import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import site from './site.config.ts';
import { devStyles } from './src/build/dev-styles.ts';
import { imageVariants } from './src/build/image-variants.ts';
import { interactionDirective } from './src/build/interaction-directive.ts';
import { lazyStyles } from './src/build/lazy-styles.ts';
import { linkCheck } from './src/build/link-check.ts';
import { playgroundFrame } from './src/build/playground-frame.ts';
import { scopedClassName } from './src/build/scoped-class-name.ts';
import { searchIndex } from './src/build/search-index.ts';
import { isInSitemap } from './src/build/sitemap-filter.ts';
import { smallPreload } from './src/build/small-preload.ts';

const root = import.meta.dirname;

export default defineConfig({
  site: site.url,
  trailingSlash: 'never',
  cacheDir: './.cache/astro',
  build: { format: 'directory', inlineStylesheets: 'never' },
  // A page that scrolls into view is fetched ahead, except on slow or metered connections.
  prefetch: { prefetchAll: true, defaultStrategy: 'viewport' },
  redirects: Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
  // A page whose key is that of the last build is taken from there; see documents/page-key.ts.
  experimental: { incrementalBuild: true },
  integrations: [
    react(),
    devStyles(),
    interactionDirective(),
    smallPreload(),
    sitemap({
      changefreq: 'weekly',
      priority: 0.5,
      filter: (url) => isInSitemap(root, new URL(url).pathname),
    }),
    searchIndex(),
    imageVariants(),
    lazyStyles(),
    playgroundFrame(),
    linkCheck(),
  ],
  fonts: [
    {
      provider: fontProviders.local(),
      name: 'Geist',
      cssVariable: '--font-geist',
      display: 'optional',
      fallbacks: ['system-ui', 'sans-serif'],
      options: {
        variants: [
          {
            src: ['./node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2'],
            weight: '100 900',
            style: 'normal',
          },
        ],
      },
    },
    {
      provider: fontProviders.local(),
      name: 'Geist Mono',
      cssVariable: '--font-geist-mono',
      display: 'optional',
      fallbacks: ['ui-monospace', 'monospace'],
      options: {
        variants: [
          {
            src: [
              './node_modules/@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
            ],
            weight: '100 900',
            style: 'normal',
          },
        ],
      },
    },
  ],
  vite: {
    // Content is rendered in its own step; both steps must agree on the class names.
    css: { modules: { generateScopedName: scopedClassName } },
    build: { assetsInlineLimit: 0 },
  },
});
