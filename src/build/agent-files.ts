import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { twinHead, twinPath } from '../agents/agent-page.ts';
import type { SiteConfig } from '../config/schema.ts';
import { Problems } from '../markdown/problems.ts';
import { type BuiltSite, pathOfHtmlFile, readBuiltSite } from './built-site.ts';
import { htmlToMarkdown } from './html-to-markdown.ts';

/** Gives a Markdown twin to the pages that are not written in Markdown. */
export function agentFiles(site: SiteConfig): AstroIntegration {
  return {
    name: 'agent-files',
    hooks: {
      'astro:build:done': ({ dir, logger }) => {
        const dist = fileURLToPath(dir);
        const twins = writeMissingTwins(dist, site.url);
        logger.info(`every page has a Markdown twin, ${twins} of them made from the finished page`);
      },
    },
  };
}

/**
 * Fails the build where a file for agents links to nothing. It runs after the link check, which
 * tells a broken link by the file and line it was written in.
 */
export function agentLinkCheck(site: SiteConfig): AstroIntegration {
  return {
    name: 'agent-link-check',
    hooks: {
      'astro:build:done': ({ dir }) => {
        const dist = fileURLToPath(dir);
        const problems = new Problems();
        const built = readBuiltSite(dist);
        for (const file of ['llms.txt', 'llms-full.txt', 'llms-code.txt']) {
          const text = readFileSync(path.join(dist, file), 'utf8');
          for (const message of deadLinks(text, built, site.url)) {
            problems.add({ file: `dist/${file}`, message });
          }
        }
        problems.throwIfAny();
      },
    },
  };
}

function writeMissingTwins(dist: string, origin: string): number {
  let written = 0;
  for (const found of globSync('**/*.html', { cwd: dist })) {
    const file = found.split(path.sep).join('/');
    const pagePath = pathOfHtmlFile(file);
    const twin = path.join(dist, twinPath(pagePath));
    if (pagePath === '/404' || existsSync(twin)) continue;
    const html = readFileSync(path.join(dist, file), 'utf8');
    const text = htmlToMarkdown(html, new URL(pagePath, origin));
    if (!text) continue;
    const head = twinHead({ ...text, path: pagePath }, origin);
    mkdirSync(path.dirname(twin), { recursive: true });
    writeFileSync(twin, `${head}\n\n${text.body}\n`);
    written += 1;
  }
  return written;
}

const linkTarget = /\]\(<?([^)\s>]+)>?[^)]*\)|^Source: (\S+)$/gm;

/** The links of a Markdown text to pages, anchors or files of this site that do not exist. */
export function deadLinks(markdown: string, built: BuiltSite, origin: string): string[] {
  const dead = new Set<string>();
  for (const [, inline, source] of withoutCode(markdown).matchAll(linkTarget)) {
    const href = inline ?? source ?? '';
    if (!href.startsWith(`${origin}/`)) continue;
    const { pathname, hash } = new URL(href);
    const target = decodeURIComponent(pathname);
    const page = built.pages.get(target);
    const anchor = decodeURIComponent(hash.slice(1));
    if (!page && !built.assets.has(target)) dead.add(`The link ${href} leads to no page.`);
    else if (anchor && page && !page.ids.has(anchor)) {
      dead.add(`The link ${href} leads to an anchor that does not stand on the page.`);
    }
  }
  return [...dead];
}

/** What looks like a link in a code example is none. */
const withoutCode = (markdown: string): string =>
  markdown.replace(/(`{3,})[^\n]*\n[\s\S]*?\n[> ]*\1/g, '').replace(/`[^`\n]*`/g, '');
