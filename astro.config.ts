import path from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import type { AstroUserConfig } from 'astro';
import { defineConfig, fontProviders } from 'astro/config';
import site from './site.config.ts';
import { agentFiles, agentLinkCheck } from './src/build/agent-files.ts';
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
import type { SiteConfig } from './src/config/schema.ts';

const project = import.meta.dirname;

const fontFile = (family: string) =>
  path.join(
    project,
    `node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`,
  );

/**
 * A documentation site made by the code of this project.
 * @param root absolute path of the folder with the site's `docs/`, `public/`, `sidebars.ts` and
 *   `site.config.ts`; the site is built into its `dist/`
 */
export const docsSite = (root: string, site: SiteConfig): AstroUserConfig =>
  defineConfig({
    root,
    srcDir: path.join(project, 'src'),
    site: site.url,
    trailingSlash: 'never',
    cacheDir: './.cache/astro',
    build: { format: 'directory', inlineStylesheets: 'never' },
    // A page that scrolls into view is fetched ahead, except on slow or metered connections.
    prefetch: { prefetchAll: true, defaultStrategy: 'viewport' },
    redirects: Object.fromEntries(site.redirects.map(({ from, to }) => [from, to])),
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
      agentFiles(site),
      lazyStyles(),
      playgroundFrame(),
      linkCheck(site),
      agentLinkCheck(site),
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
              src: [fontFile('geist')],
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
              src: [fontFile('geist-mono')],
              weight: '100 900',
              style: 'normal',
            },
          ],
        },
      },
    ],
    vite: {
      // The code reads the configuration, the sidebars and the topics of the site that is built.
      resolve: { alias: { '#site': root } },
      // Content is rendered in its own step; both steps must agree on the class names.
      css: { modules: { generateScopedName: scopedClassName } },
      build: { assetsInlineLimit: 0 },
    },
  });

export default docsSite(project, site);
