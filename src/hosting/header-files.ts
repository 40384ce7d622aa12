import { underBase } from '../config/base-path.ts';
import { escapeRegex } from './escape-regex.ts';
import { type Headers, type HostingRules, varyOn } from './rules.ts';

const note = '# Written by the build; change src/hosting/ instead.\n';

/**
 * Netlify's `_headers`. Netlify joins the values of all rules that match a path, so each path gets each
 * header from one rule alone: pages have their policy by the first part of their paths.
 * @param folders first parts of the paths of files that aren't hashed or shown in frames
 */
export function netlifyHeaders(rules: HostingRules, folders: readonly string[]): string {
  const { base, everywhere, cache, policies } = rules;
  const rule = (path: string, headers: Headers) =>
    `${path}\n${Object.entries(headers)
      .map(([name, value]) => `  ${name}: ${value}`)
      .join('\n')}\n`;
  const page = { 'content-security-policy': policies.pages, 'cache-control': cache.others };
  const paths = [
    underBase(base, '/'),
    ...folders.flatMap((folder) => [`${base}/${folder}`, `${base}/${folder}/*`]),
  ];
  return [
    note,
    rule('/*', { ...everywhere, vary: varyOn }),
    ...paths.map((path) => rule(path, page)),
    ...cache.hashedFolders.map((folder) => rule(`${folder}*`, { 'cache-control': cache.hashed })),
    ...Object.entries(policies.frames).map(([path, policy]) =>
      rule(path, { 'content-security-policy': policy, 'cache-control': cache.others }),
    ),
  ].join('\n');
}

/** Netlify's `_redirects`. It matches a path with and without a slash at its end. */
export function netlifyRedirects({ redirects }: HostingRules): string {
  const lines = redirects.flatMap(({ from, to }) =>
    from.endsWith('/*')
      ? [`${from} ${to} 301!`]
      : [`${from} ${to} 301!`, `${from}.html ${to} 301!`],
  );
  return `${note}${lines.join('\n')}\n`;
}

/** Vercel's `config.json` of a finished site (Build Output API, version 3). */
export function vercelConfig({
  base,
  everywhere,
  cache,
  policies,
  redirects,
}: HostingRules): string {
  const frames = Object.keys(policies.frames).map(escapeRegex).join('|');
  const folders = cache.hashedFolders.map(escapeRegex).join('|');
  const end = '(?:/|\\.html|/index\\.html)?';
  const routes = [
    { src: '/.*', headers: { ...everywhere, vary: varyOn }, continue: true },
    {
      src: `^(?!${folders}).*$`,
      headers: { 'cache-control': cache.others },
      continue: true,
    },
    { src: `^(?:${folders}).*$`, headers: { 'cache-control': cache.hashed }, continue: true },
    {
      src: `^(?!(?:${frames})$).*$`,
      headers: { 'content-security-policy': policies.pages },
      continue: true,
    },
    ...Object.entries(policies.frames).map(([path, policy]) => ({
      src: `^${escapeRegex(path)}$`,
      headers: { 'content-security-policy': policy },
      continue: true,
    })),
    {
      src: '^.*\\.md$',
      headers: { 'content-type': 'text/markdown; charset=utf-8' },
      continue: true,
    },
    ...redirects.map(({ from, to }) => ({
      src: from.endsWith('/*')
        ? `^${escapeRegex(from.slice(0, -1))}.*$`
        : `^${escapeRegex(from)}${end}$`,
      status: 301,
      headers: { location: to },
    })),
    // A page has one address: no slash and no .html at its end.
    {
      src: `^${escapeRegex(base)}/index\\.html$`,
      status: 301,
      headers: { location: underBase(base, '/') },
    },
    {
      src: `^(?!(?:${frames})$)(/.+?)(?:/|\\.html|/index\\.html)$`,
      status: 301,
      headers: { location: '$1' },
    },
    { handle: 'filesystem' },
    { src: '^.*\\.md$', status: 404, dest: `${base}/404.md` },
    { src: '/.*', status: 404, dest: `${base}/404.html` },
  ];
  return `${JSON.stringify({ version: 3, routes }, null, 2)}\n`;
}
