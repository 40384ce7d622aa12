import { execFileSync } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Corpus, generateCorpus } from './corpus/corpus.ts';

/** A copy of the project whose pages are generated. */
export interface BenchProject {
  readonly root: string;
  readonly corpus: Corpus;
}

/** What a copy leaves out: its pages are other ones. */
const ownPages =
  /^data\/retrieval\/questions\/|^docs\/(?:cms|cloud|contributing|snippets)\/|^docs\/[\w-]+\.md$|^docs\/tags\.yml$|^(?:sidebars|redirects|moved-anchors)\.ts$/;

/**
 * Copies the project as Git sees it into a temporary folder and puts a generated corpus in the place
 * of its pages. Installed packages are linked, not copied.
 * @param root absolute path of the project
 */
export function createProject(root: string, pages: number): BenchProject {
  const copy = mkdtempSync(path.join(tmpdir(), `docs-bench-${pages}-`));
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', args, { cwd, encoding: 'utf8' });
  const listed = git(root, 'ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  for (const file of listed.filter((name) => name !== '' && !ownPages.test(name))) {
    cpSync(path.join(root, file), path.join(copy, file));
  }
  // Nothing is new on generated pages, and no link leads to a place on one of them.
  write(path.join(copy, 'docs/data/whats-new.yml'), '[]\n');
  write(path.join(copy, 'docs/data/releases.json'), '{ "newest": "5.0.0", "releases": [] }\n');
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  const corpus = generateCorpus(pages, pagesLinkedByTheSite(root, copy));
  for (const [file, text] of corpus.files) write(path.join(copy, file), text);
  write(path.join(copy, 'docs/snippets/.gitkeep'), '');
  write(path.join(copy, 'redirects.ts'), 'export default [];\n');
  // The date of a page's last change comes from the history.
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, '-c', 'user.name=bench', '-c', 'user.email=bench@localhost', 'commit', '-qm', 'Corpus');
  return { root: copy, corpus };
}

/**
 * Ids of the pages that the header, the footer, the front page and the like link to: a corpus without
 * them would fail the link check.
 */
function pagesLinkedByTheSite(root: string, copy: string): string[] {
  const sources = ['site.config.ts', 'docs/**/*.tsx', 'docs/data/*.yml', 'src/**/*.{ts,tsx,astro}'];
  const texts = globSync(sources, { cwd: copy, exclude: ['**/*.test.ts', '**/*.test.tsx'] }).map(
    (file) => readFileSync(path.join(copy, file), 'utf8'),
  );
  const ids = globSync(['docs/*.md', 'docs/{cms,cloud}/**/*.md'], { cwd: root }).map((file) =>
    file.slice('docs/'.length, -'.md'.length),
  );
  return ids
    .filter((id) =>
      texts.some((text) => [`'/${id}'`, `"/${id}"`].some((link) => text.includes(link))),
    )
    .sort();
}

function write(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
