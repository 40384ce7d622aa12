import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';
import { ensureChromium } from './find-chromium.ts';

/**
 * Everything that must hold, in the order in which it fails fastest: types, lint, unit tests, build,
 * browser tests. Ends with one plain line, `N passed, N failed`.
 */
interface Counts {
  passed: number;
  failed: number;
}

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const total: Counts = { passed: 0, failed: 0 };
let secondAttempts = 0;

step('Types', ['astro', 'check']);
step('Lint', ['biome', 'check', '.']);
step('Prose', ['node', 'scripts/prose.ts', '--check']);
const unitReport = path.join(reports, 'unit.json');
step(
  'Unit tests',
  ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`],
  () => {
    const report = JSON.parse(readFileSync(unitReport, 'utf8'));
    return { passed: report.numPassedTests, failed: report.numFailedTests };
  },
);
// No private value may reach a finished site: a build that has one in its environment fails then.
process.env.MEILI_ADMIN_KEY ??= 'private-key-of-the-tests';
const built = [
  step('Build', ['node', 'scripts/build.ts']),
  step('Build of the test site', ['node', 'scripts/build.ts', '--site', 'tests/site']),
];
if (built.every(Boolean)) browserTests();
finish();

function browserTests(): void {
  const report = path.join(reports, 'browser.json');
  try {
    process.env.CHROMIUM_PATH = ensureChromium();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    total.failed += 1;
    return;
  }
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  step('Browser tests', ['playwright', 'test', '--reporter=list,json'], () => {
    const { stats } = JSON.parse(readFileSync(report, 'utf8'));
    secondAttempts = stats.flaky;
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
  });
}

/** Runs one tool. A step that doesn't count its tests counts as one. */
function step(
  name: string,
  [tool = '', ...args]: readonly string[],
  counts?: () => Counts,
): boolean {
  console.log(`\n── ${name}`);
  const { status } = spawnSync('npx', [tool, ...args], { cwd: projectRoot, stdio: 'inherit' });
  const ok = status === 0;
  let result: Counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    result = counts?.() ?? result;
  } catch {
    // The tool ended before it wrote a report, so the step itself failed.
  }
  if (!ok && result.failed === 0) result.failed = 1;
  total.passed += result.passed;
  total.failed += result.failed;
  return ok;
}

function finish(): void {
  if (secondAttempts > 0) {
    console.log(
      `\n${secondAttempts} browser tests passed only at the second attempt. Find out why.`,
    );
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}
