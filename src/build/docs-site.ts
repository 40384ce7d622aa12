import path from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { basePathOf } from '../config/base-path.ts';
import { projectRoot } from '../config/project-root.ts';
import type { SiteConfig } from '../config/schema.ts';
import { scopedClassName } from '../content/scoped-class-name.ts';
import type { Redirect } from '../hosting/rules.ts';
import { interruptedBuild } from './astro-patches/interrupted-build.ts';
import { lazyStyles } from './astro-patches/lazy-styles.ts';
import { oneScript } from './astro-patches/one-script.ts';
import { smallPreload } from './astro-patches/small-preload.ts';
import { trustedSlots } from './astro-patches/trusted-slots.ts';
import { authorsServerPlugin } from './authors-server-plugin.ts';
import { finishSite } from './finish-site.ts';
import { imageVariants } from './image-variants.ts';
import { interactionDirective } from './interaction-directive.ts';
import { playgroundFrame } from './playground-frame.ts';
import { searchIndex } from './search-index.ts';
import { isInSitemap, lastModified } from './sitemap.ts';
import { fontCharacters, fontWeights, subsetOf } from './subset-fonts.ts';

/**
 * A documentation site made by the code of this project.
 * @param root absolute path of the folder with the site's `docs/`, `public/`, `sidebars.ts` and
 *   `site.config.ts`; the site is built into its `dist/`
 * @param redirects the old addresses that its `redirects.ts` lists
 */
export async function docsSite(root: string, site: SiteConfig, redirects: readonly Redirect[]) {
  const base = basePathOf(site.url);
  return defineConfig({
    root,
    srcDir: path.join(projectRoot, 'src'),
    site: new URL(site.url).origin,
    base: base || '/',
    trailingSlash: 'never',
    cacheDir: './.cache/astro',
    // Astro's audit of pages: axe checks them here, and the first page would wait for what the audit needs.
    devToolbar: { enabled: false },
    build: { format: 'directory', inlineStylesheets: 'always' },
    // A page whose key is that of the last build is taken from there; see collection/page-key.ts.
    experimental: { incrementalBuild: true },
    integrations: [
      react(),
      interruptedBuild(),
      interactionDirective(),
      sitemap({
        changefreq: 'weekly',
        priority: 0.5,
        filter: (url) => isInSitemap(root, url, base),
        serialize: (item) => {
          const lastmod = lastModified(root, item.url, base);
          return lastmod === undefined ? item : { ...item, lastmod };
        },
      }),
      searchIndex(root),
      imageVariants(root),
      playgroundFrame(root),
      finishSite(root, site, redirects),
    ],
    fonts: [
      await font(root, fontCharacters.prose, 'Geist', '--font-geist', ['system-ui', 'sans-serif']),
      await font(root, fontCharacters.code, 'Geist Mono', '--font-geist-mono', [
        'ui-monospace',
        'monospace',
      ]),
    ],
    vite: {
      plugins: [
        authorsServerPlugin(),
        oneScript(),
        smallPreload(base),
        trustedSlots(),
        lazyStyles(),
      ],
      // Next to the other caches, where sites that share their packages don't overwrite it.
      cacheDir: path.join(root, '.cache/vite'),
      // The code reads the configuration, the sidebars and the topics of the site that is built.
      resolve: { alias: { '#site': root } },
      // Content is rendered in its own step; both steps must agree on the class names.
      css: { modules: { generateScopedName: scopedClassName } },
      // The icons that stylesheets use are part of them: a page asks for no file to show an icon.
      build: { assetsInlineLimit: (file) => file.endsWith('.svg') },
      server: {
        watch: { ignored: unwatched.map((folder) => path.join(root, folder, '**')) },
        // In the server's environments too, where Vite reads one module after the other by default.
        preTransformRequests: true,
      },
    },
  });
}

/**
 * Folders of the site that the authors' server doesn't watch: what builds write is not for it to
 * reload, and nothing of the others is on a page.
 */
const unwatched = ['.cache', 'dist', 'bench', 'tests', 'verify'];

/** A variable font, cut down to what the pages use of it. */
async function font(
  root: string,
  characters: string,
  name: string,
  cssVariable: `--${string}`,
  fallbacks: [string, string],
) {
  const slug = name.toLowerCase().replace(' ', '-');
  const file = path.join(
    projectRoot,
    `node_modules/@fontsource-variable/${slug}/files/${slug}-latin-wght-normal.woff2`,
  );
  const variant = {
    src: [await subsetOf(root, file, characters)] as [string],
    weight: `${fontWeights.min} ${fontWeights.max}`,
    style: 'normal' as const,
  };
  return {
    provider: fontProviders.local(),
    name,
    cssVariable,
    display: 'optional' as const,
    fallbacks,
    options: { variants: [variant] as [typeof variant] },
  };
}
