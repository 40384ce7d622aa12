/**
 * The command behind `npm run names`: proves that examples run for readers who have their own names in them. A copy
 * of the project gets the names of `schema.json` in the example, its seed and the blocks of pages; then the copy runs
 * its pages, and each response has to be what the page says with the new names.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { renamed, renames } from '../../../src/names/rename.ts';
import { inPath } from '../../../src/names/words.ts';
import { filesBelow } from '../files.ts';
import { copyProject } from '../on/copy.ts';
import { loadPage } from '../pages/page.ts';
import { pageFiles } from '../pages/page-files.ts';
import { verifyRoot } from '../paths.ts';
import { names } from './own-names.ts';

const { model } = names;

const withOwn = (file: string): string => inPath(file, names);

const [first = 'docs/cms/api', ...others] = process.argv.slice(2);
const pages = pageFiles([first, ...others]);
const copy = mkdtempSync(path.join(tmpdir(), 'verify-names-'));
try {
  copyProject(copy, /^$/);
  symlinkSync(path.join(verifyRoot, 'node_modules'), path.join(copy, 'verify/node_modules'));
  renameExample();
  for (const file of [...pages, ...pageFiles(['docs/snippets'])]) renamePage(file);
  const args = ['--no-warnings', 'src/names/run.ts', ...pages];
  const { status } = spawnSync(process.execPath, args, {
    cwd: path.join(copy, 'verify'),
    env: { ...process.env, INIT_CWD: copy, EXAMPLE_MODEL: JSON.stringify(model) },
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}

function rewrite(file: string, change: (text: string) => string): void {
  const absolute = path.join(copy, file);
  writeFileSync(absolute, change(readFileSync(absolute, 'utf8')));
}

/** The project of the example. What its database has gets the names when it is seeded, by `seed.ts`. */
function renameExample(): void {
  const withNames = (file: string) => (text: string) =>
    renamed(text, { language: path.extname(file).slice(1), title: file }, names);
  const folder = 'verify/cms/src';
  for (const absolute of filesBelow(path.join(copy, folder))) {
    const file = path.relative(copy, absolute);
    rewrite(file, withNames(file));
    const target = path.join(copy, folder, withOwn(path.relative(folder, file)));
    if (target === absolute) continue;
    cpSync(absolute, target);
    rmSync(absolute);
  }
  rmSync(path.join(copy, folder, 'api', model.main), { recursive: true, force: true });
  rewrite('verify/src/cms/worker.ts', (text) => text.replace("'./seed.ts'", "'../names/seed.ts'"));
}

/** The blocks of a page, and the paths of the files that they show. */
function renamePage(file: string): void {
  const blocks = loadPage(file).blocks.filter(({ included }) => !included);
  rewrite(file, (source) => {
    const lines = source.split('\n');
    let about: string | undefined;
    for (const { line, lang: language, meta, code } of blocks) {
      const place = { language, title: meta.title, about };
      const opening = lines[line - 1] ?? '';
      const indent = /^\s*/.exec(opening)?.[0] ?? '';
      const text = renamed(code, place, names).split('\n');
      lines.splice(line, text.length, ...text.map((one) => (one === '' ? '' : indent + one)));
      ({ about } = renames(code, place, names));
      lines[line - 1] = opening
        .replace(/(?<=title=")[^"]*/, withOwn)
        .replace(/(?<=variables=')[^']*/, (data) =>
          renamed(data, { language: 'json', about }, names),
        );
    }
    return lines.join('\n');
  });
}
