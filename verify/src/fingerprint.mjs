// @ts-check
/**
 * Fingerprints of pages and of the verifier. Plain JavaScript on Node's own modules, because the
 * site's build and the first lines of `npm run verify` use it before anything is installed.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * SHA-256 of a text, as hexadecimal digits.
 * @param {string} text
 */
export function hashText(text) {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * SHA-256 over the contents and relative names of files and folders.
 * @param {string[]} paths
 */
export function hashFiles(paths) {
  const hash = createHash('sha256');
  for (const root of paths) {
    for (const file of filesBelow(root)) {
      hash.update(`${path.relative(path.dirname(root), file)}\0`);
      hash.update(readFileSync(file));
      hash.update('\0');
    }
  }
  return hash.digest('hex');
}

/**
 * All files below a folder in a stable order; a file is its own list.
 * @param {string} root
 * @returns {string[]}
 */
export function filesBelow(root) {
  if (statSync(root).isFile()) return [root];
  return readdirSync(root)
    .sort()
    .flatMap((name) => filesBelow(path.join(root, name)));
}

/**
 * The hash that `report.json` gives for a page: it covers the page, the snippets in it, if it has a
 * scene, what follows its procedures, and the example plugin if it uses that.
 * @param {string} projectRoot
 * @param {string} source text of the page
 */
export function contentHash(projectRoot, source) {
  const parts = [source, ...snippetSources(projectRoot, source, new Set())];
  const scene = sceneName(source);
  if (scene !== undefined) parts.push(...sceneSources(projectRoot, scene));
  if (parts.some((part) => usesPlugin.test(part))) parts.push(...pluginTexts(projectRoot));
  if (isDeployed.test(source)) parts.push(...deploymentSources(projectRoot));
  return hashText(parts.join('\0'));
}

/** A fence that quotes the example plugin or has it in its project, or a scene that has it. */
const usesPlugin =
  /^\s*(?:`{3,}|~{3,})(?:[^"'\n]|"[^"\n]*"|'[^'\n]*')*\s(?:region(?=[=\s]|$)|plugin=inspections\b)|\bplugin: 'inspections'/m;

/** A file for a server that the verifier starts. */
const isDeployed = /^\s*`{3,}(?:docker|nginx)\s.*\brun\b/m;

/** What executes the pages about deployment, which other pages don't depend on. */
const deploymentCode = ['src/deployment', 'src/checks/deployment.ts'];

/**
 * @param {string} projectRoot
 * @returns {string[]}
 */
function deploymentSources(projectRoot) {
  return deploymentCode
    .map((name) => path.join(projectRoot, 'verify', name))
    .filter((name) => existsSync(name))
    .flatMap(filesBelow)
    .map((file) => readFileSync(file, 'utf8'));
}

/**
 * The files of the example plugin, without what its build makes.
 * @param {string} verifyRoot
 */
export function pluginSources(verifyRoot) {
  return ['package.json', 'server', 'admin'].flatMap((name) =>
    filesBelow(path.join(verifyRoot, 'plugin', name)),
  );
}

/**
 * @param {string} projectRoot
 * @returns {string[]}
 */
function pluginTexts(projectRoot) {
  const verifyRoot = path.join(projectRoot, 'verify');
  if (!existsSync(path.join(verifyRoot, 'plugin'))) return [];
  return pluginSources(verifyRoot).map((file) => readFileSync(file, 'utf8'));
}

/**
 * The scene and the code of `verify/panel`, without the other scenes.
 * @param {string} projectRoot
 * @param {string} name
 * @returns {string[]}
 */
function sceneSources(projectRoot, name) {
  const folder = path.join(projectRoot, 'verify/panel');
  if (!existsSync(folder)) return [];
  const scenes = path.join(folder, 'scenes');
  const code = filesBelow(folder).filter(
    (file) => file.endsWith('.ts') && !file.startsWith(scenes + path.sep),
  );
  const own = path.join(scenes, `${name}.ts`);
  return [...code, ...(existsSync(own) ? [own] : [])].map((file) => readFileSync(file, 'utf8'));
}

/**
 * @param {string} projectRoot
 * @param {string} source
 * @param {Set<string>} seen
 * @returns {string[]}
 */
function snippetSources(projectRoot, source, seen) {
  return [...source.matchAll(/^\s*::snippet\{[^}]*\bname="([^"]+)"/gm)].flatMap(([, name]) => {
    const file = path.join(projectRoot, 'docs', 'snippets', `${name}.md`);
    if (seen.has(file) || !existsSync(file)) return [];
    seen.add(file);
    const text = readFileSync(file, 'utf8');
    return [text, ...snippetSources(projectRoot, text, seen)];
  });
}

/**
 * The scene that a page's front matter names, such as `api-tokens`.
 * @param {string} source text of the page
 * @returns {string | undefined}
 */
export function sceneName(source) {
  const [, frontMatter = ''] = /^---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? [];
  return /^scene:\s*["']?([\w-]+)["']?\s*$/m.exec(frontMatter)?.[1];
}

/** Parts of `src` that only some pages or journeys depend on, whose own hashes cover them. */
const coveredElsewhere = [...deploymentCode, 'src/journeys'];

/**
 * The hash of everything that the results of all pages depend on.
 * @param {string} verifyRoot
 */
export function verifierHash(verifyRoot) {
  const site = path.join(verifyRoot, '../src');
  const files = [
    ...filesBelow(path.join(verifyRoot, 'src')).filter(
      (file) => !coveredElsewhere.some((name) => file.startsWith(path.join(verifyRoot, name))),
    ),
    ...['cms', 'package-lock.json', 'since.json'].map((name) => path.join(verifyRoot, name)),
    // The verifier reads pages with the site's grammar and the site's marks on fences.
    ...[
      'markdown/parse.ts',
      'markdown/headings.ts',
      'markdown/snippets.ts',
      'vocabulary/fence-meta.ts',
      // Which codemods a page has to show is in its front matter.
      'markdown/front-matter.ts',
      'breaking-changes/schema.ts',
    ].map((name) => path.join(site, name)),
  ];
  return hashFiles(files.filter((file) => existsSync(file)));
}

/** What follows journeys, besides their scenes. */
const journeyCode = [
  'src/journeys',
  'src/reader',
  'src/shell',
  'src/expected',
  'src/checks/http.ts',
  'src/checks/request.ts',
  'panel/actions',
  'panel/browser',
  'package-lock.json',
];

/** @typedef {{ page: string, scene?: string, without?: Record<string, string> }} JourneyPage */
/** @typedef {{ name: string, pages: readonly JourneyPage[] }} Journey */
/** @typedef {{ failures: readonly unknown[], skipped?: string }} Way */

/**
 * The journeys that `verify/journeys.json` lists; none if the project has no such file.
 * @param {string} projectRoot
 * @returns {readonly Journey[]}
 */
export function readJourneys(projectRoot) {
  const file = path.join(projectRoot, 'verify/journeys.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
}

/** @type {Map<string, string>} */
const codeHashes = new Map();

/**
 * The hash of pages that are followed in this order: their texts with those of their snippets, their scenes,
 * and the code that follows them.
 * @param {string} projectRoot
 * @param {string} verifyRoot
 * @param {readonly JourneyPage[]} pages
 */
export function journeyHash(projectRoot, verifyRoot, pages) {
  const code =
    codeHashes.get(verifyRoot) ?? hashFiles(journeyCode.map((name) => path.join(verifyRoot, name)));
  codeHashes.set(verifyRoot, code);
  const parts = pages.map((entry) => {
    const scene = entry.scene && path.join(projectRoot, 'verify/panel/scenes', `${entry.scene}.ts`);
    const text = readFileSync(path.join(projectRoot, entry.page), 'utf8');
    return [entry, contentHash(projectRoot, text), scene && hashFiles([scene])];
  });
  return hashText(JSON.stringify([code, parts]));
}

/**
 * Whether a report says that a journey, as it is now, passes in both languages.
 * @param {{ journeys?: readonly { name: string, hash: string, typescript: Way, javascript: Way }[] }} report
 * @param {string} name
 * @param {string} hash
 */
export function isJourneyVerified({ journeys = [] }, name, hash) {
  const entry = journeys.find((journey) => journey.name === name);
  if (entry === undefined || entry.hash !== hash) return false;
  return [entry.typescript, entry.javascript].every(
    ({ failures, skipped }) => failures.length === 0 && skipped === undefined,
  );
}

/** Why an example for a database is skipped without it: the machine lacks something, not the page. */
export const NO_DATABASE = {
  postgres: 'PostgreSQL is not installed on this machine',
  mysql: 'MariaDB is not installed on this machine',
};

/** Why the files of reverse proxies aren't started on a machine without these. */
export const NO_PROXIES = 'nginx and Caddy are not installed on this machine';

/** Why procedures aren't followed on a machine without a browser. */
export const NO_CHROMIUM = 'Chromium is not installed on this machine';

/**
 * Whether a report says that a page, as it is now, passes everything. What the machine of the
 * report could not try does not count as tried.
 * @param {{ verifierHash: string, pages: { file: string, contentHash: string, failures: unknown[], skips?: { reason: string }[] }[] }} report
 * @param {string} file
 * @param {string} hash
 * @param {string} verifier
 */
export function isVerified(report, file, hash, verifier) {
  if (report.verifierHash !== verifier) return false;
  const page = report.pages.find((entry) => entry.file === file);
  if (page === undefined || page.contentHash !== hash || page.failures.length > 0) return false;
  const lacking = [...Object.values(NO_DATABASE), NO_PROXIES, NO_CHROMIUM];
  return !page.skips?.some(({ reason }) => lacking.includes(reason));
}

/**
 * The Markdown files that the arguments name (files, folders), or all of `docs/`, from the
 * project's root and with forward slashes. Throws for a path that does not exist.
 * @param {string} projectRoot
 * @param {string[]} args
 */
export function pageFiles(projectRoot, args) {
  const targets =
    args.length > 0
      ? args.map((argument) => locate(projectRoot, argument))
      : [path.join(projectRoot, 'docs')];
  const files = targets.flatMap(filesBelow).filter((file) => file.endsWith('.md'));
  return [...new Set(files)].map((file) =>
    path.relative(projectRoot, file).split(path.sep).join('/'),
  );
}

/**
 * npm changes the working directory to the package's; `INIT_CWD` is where the command was typed.
 * @param {string} projectRoot
 * @param {string} argument
 */
function locate(projectRoot, argument) {
  const bases = [process.env.INIT_CWD ?? process.cwd(), process.cwd(), projectRoot];
  const found = bases.map((base) => path.resolve(base, argument)).find((file) => existsSync(file));
  if (!found) throw new UsageError(`No such file or folder: ${argument}`);
  return found;
}

/** A mistake in how the command was called. */
export class UsageError extends Error {}
