#!/usr/bin/env node
/** `npm run verify`: uses the report if nothing changed, otherwise hands over to `src/cli.ts`. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentHash,
  isVerified,
  pageFiles,
  UsageError,
  verifierHash,
} from '../src/fingerprint.mjs';
import { ensureInstalled, nodePath, root } from './install.mjs';
import { printSummary } from './summary.mjs';

const args = process.argv.slice(2);
const reportFile = process.env.VERIFY_REPORT ?? path.join(root, 'report.json');
const isSummary = args.length === 1 && args[0] === '--summary';
const count = isSummary ? undefined : unchangedPages();
if (isSummary) {
  process.exitCode = printSummary(reportFile);
} else if (count !== undefined) {
  console.log(
    `No failures. All ${count} page(s) are unchanged since verify/report.json; nothing to run.`,
  );
} else {
  await ensureInstalled();
  const { status } = spawnSync(
    nodePath,
    ['--no-warnings', path.join(root, 'src/cli.ts'), ...args],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
}

/**
 * The number of pages if the report covers all that were asked for, otherwise `undefined`. This needs
 * no CMS, so a fresh checkout without changes installs nothing.
 */
function unchangedPages() {
  const isPlain = args.every((argument) => !argument.startsWith('-'));
  if (!isPlain || !existsSync(reportFile)) return undefined;
  const project = process.env.VERIFY_PROJECT ?? path.resolve(root, '..');
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const verifier = verifierHash(root);
  try {
    const files = pageFiles(project, args);
    // The facts and the options are verified together with all pages.
    for (const file of ['docs/data/facts.yml', 'docs/data/undocumented-options.yml'])
      if (args.length === 0 && existsSync(path.join(project, file))) files.push(file);
    // A page that is gone may have been the only one to list an option.
    const listed = /** @type {{ file: string }[]} */ (report.pages);
    if (listed.some(({ file }) => !existsSync(path.join(project, file)))) return undefined;
    const covered = files.every((file) =>
      isVerified(
        report,
        file,
        contentHash(project, readFileSync(path.join(project, file), 'utf8')),
        verifier,
      ),
    );
    return covered ? files.length : undefined;
  } catch (error) {
    if (error instanceof UsageError) return undefined;
    throw error;
  }
}
