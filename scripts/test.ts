import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectRoot } from '../src/config/project-root.ts';

/**
 * Everything that must hold. The unit tests run next to all that ends in a finished site, since neither
 * keeps two processors busy; browsers, which do, come last. Ends with one plain line, `N passed, N failed`.
 */
interface Counts {
  passed: number;
  failed: number;
}

/** How much of a failed step is said again at the end. */
const linesOfFailure = 60;

/** Tests that take as long as all others together, so they don't wait until it's their turn. */
const builds = 'scripts/incremental-build.test.ts';

const reports = mkdtempSync(path.join(tmpdir(), 'test-reports-'));
const total: Counts = { passed: 0, failed: 0 };
let secondAttempts = 0;
/** What each step that failed said, by its name; empty if that was printed as it came. */
const failures = new Map<string, string>();

// No private value may reach a finished site: a build that has one in its environment fails then.
process.env.MEILI_ADMIN_KEY ??= 'private-key-of-the-tests';
const [isBuilt, isEquipped] = await Promise.all([
  checksAndBuilds(),
  step('Programs of the browser tests', ['node', 'scripts/fetch-programs.ts']),
  unitTests('Unit tests', '--exclude', builds, '--maxWorkers=50%'),
  unitTests('Builds after edits', builds),
]);
if (isBuilt && isEquipped) await browserTests();
finish();

/** In the order in which they fail fastest. @returns whether both sites are there */
async function checksAndBuilds(): Promise<boolean> {
  await step('Lint', ['biome', 'check', '.']);
  await step('Rooms', ['depcruise', 'src']);
  await step('Dead code', ['knip']);
  await step('Prose', ['node', 'scripts/prose.ts', '--check']);
  await step('Types', ['astro', 'check']);
  const testSite = await step('Build of the test site', [
    ...['node', 'scripts/build.ts'],
    ...['--site', 'tests/site'],
  ]);
  return (await step('Build', ['node', 'scripts/build.ts'])) && testSite;
}

async function unitTests(name: string, ...selection: readonly string[]): Promise<void> {
  const report = path.join(reports, `${name}.json`);
  await step(
    name,
    [
      ...['vitest', 'run', ...selection],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    {
      counts: () => {
        const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'));
        return { passed: numPassedTests, failed: numFailedTests };
      },
    },
  );
}

async function browserTests(): Promise<void> {
  const report = path.join(reports, 'browser.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  await step('Browser tests', ['playwright', 'test', '--reporter=list,json'], {
    live: true,
    counts: () => {
      const { stats } = JSON.parse(readFileSync(report, 'utf8'));
      secondAttempts = stats.flaky;
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected + stats.skipped };
    },
  });
}

/**
 * Runs one tool. What it says is printed as a whole, because another one may run next to it, unless
 * `live` is set. A step that doesn't count its tests counts as one.
 */
async function step(
  name: string,
  [tool = '', ...args]: readonly string[],
  { counts, live = false }: { readonly counts?: () => Counts; readonly live?: boolean } = {},
): Promise<boolean> {
  console.log(`── ${name} …`);
  const started = performance.now();
  const { ok, output } = await run(tool, args, live);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`\n── ${name}: ${seconds} s\n${output}`);
  let result: Counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  try {
    result = counts?.() ?? result;
  } catch {
    // The tool ended before it wrote a report, so the step itself failed.
  }
  if (!ok) failures.set(name, output);
  // An error outside of a test, or a tool that ended before its time.
  if (!ok && result.failed === 0) result.failed = 1;
  total.passed += result.passed;
  total.failed += result.failed;
  return ok;
}

interface Ended {
  readonly ok: boolean;
  /** Empty if it was printed as it came. */
  readonly output: string;
}

function run(tool: string, args: readonly string[], live: boolean): Promise<Ended> {
  const { promise, resolve } = Promise.withResolvers<Ended>();
  // To start npx as well takes a second of the processor's time.
  const child = spawn(path.join(projectRoot, 'node_modules/.bin', tool), args, {
    cwd: projectRoot,
    stdio: live ? 'inherit' : ['inherit', 'pipe', 'pipe'],
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => said.push(chunk));
  }
  child.on('error', (error) => resolve({ ok: false, output: String(error) }));
  child.on('close', (status) =>
    resolve({ ok: status === 0, output: Buffer.concat(said).toString().trim() }),
  );
  return promise;
}

/** Says last what failed, since what comes before may be long. */
function finish(): void {
  for (const [name, output] of failures) {
    console.log(`\n── Failed: ${name}\n${output.split('\n').slice(-linesOfFailure).join('\n')}`);
  }
  if (secondAttempts > 0) {
    console.log(
      `\n${secondAttempts} browser tests passed only at the second attempt. Find out why.`,
    );
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1;
}
