import path from 'node:path';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import redirects from './redirects.ts';
import site from './site.config.ts';
import { devStyles } from './src/build/dev-styles.ts';
import { diagramLibrary } from './src/build/diagram-library.ts';
import { finishSite } from './src/build/finish-site.ts';
import { imageVariants } from './src/build/image-variants.ts';
import { inlineScripts } from './src/build/inline-scripts.ts';
import { interactionDirective } from './src/build/interaction-directive.ts';
import { interruptedBuild } from './src/build/interrupted-build.ts';
import { lazyStyles } from './src/build/lazy-styles.ts';
import { oneScript } from './src/build/one-script.ts';
import { playgroundFrame } from './src/build/playground-frame.ts';
import { scopedClassName } from './src/build/scoped-class-name.ts';
import { searchIndex } from './src/build/search-index.ts';
import { isInSitemap } from './src/build/sitemap-filter.ts';
import { smallPreload } from './src/build/small-preload.ts';
import { fontCharacters, fontWeights, subsetOf } from './src/build/subset-fonts.ts';
import { trustedSlots } from './src/build/trusted-slots.ts';
import { projectRoot } from './src/config/project-root.ts';
import type { SiteConfig } from './src/config/schema.ts';
import type { Redirect } from './src/hosting/rules.ts';

/**
 * A documentation site made by the code of this project.
 * @param root absolute path of the folder with the site's `docs/`, `public/`, `sidebars.ts` and
 *   `site.config.ts`; the site is built into its `dist/`
 * @param redirects the old addresses that its `redirects.ts` lists
 */
export async function docsSite(root: string, site: SiteConfig, redirects: readonly Redirect[]) {
  return defineConfig({
    root,
    srcDir: path.join(projectRoot, 'src'),
    site: site.url,
    trailingSlash: 'never',
    cacheDir: './.cache/astro',
    build: { format: 'directory', inlineStylesheets: 'always' },
    // A page whose key is that of the last build is taken from there; see documents/page-key.ts.
    experimental: { incrementalBuild: true },
    integrations: [
      react(),
      interruptedBuild(),
      devStyles(),
      inlineScripts(),
      interactionDirective(),
      oneScript(),
      smallPreload(),
      trustedSlots(),
      sitemap({
        changefreq: 'weekly',
        priority: 0.5,
        filter: (url) => isInSitemap(root, url),
      }),
      searchIndex(),
      imageVariants(),
      diagramLibrary(),
      lazyStyles(),
      playgroundFrame(),
      finishSite(site, redirects),
    ],
    fonts: [
      await font(root, fontCharacters.prose, 'Geist', '--font-geist', ['system-ui', 'sans-serif']),
      await font(root, fontCharacters.code, 'Geist Mono', '--font-geist-mono', [
        'ui-monospace',
        'monospace',
      ]),
    ],
    vite: {
      // Beside the other caches, where sites that share their packages don't overwrite it.
      cacheDir: path.join(root, '.cache/vite'),
      // The code reads the configuration, the sidebars and the topics of the site that is built.
      resolve: { alias: { '#site': root } },
      // Content is rendered in its own step; both steps must agree on the class names.
      css: { modules: { generateScopedName: scopedClassName } },
      // The icons that stylesheets use are part of them: a page asks for no file to show an icon.
      build: { assetsInlineLimit: (file) => file.endsWith('.svg') },
      // What the build writes there is not for the authors' server to reload.
      server: { watch: { ignored: ['**/.cache/**', '**/dist/**'] } },
    },
  });
}

export default docsSite(projectRoot, site, redirects);

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
