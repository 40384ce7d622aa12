import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a build costs. */
export interface BuildCost {
  /** Seconds of the processor, of all processes and threads together: user and system. */
  readonly cpu: number;
  /** Seconds on the clock. */
  readonly wall: number;
  /** The most memory that all processes of the build held at one time, in bytes. */
  readonly memory: number;
}

/** `USER_HZ`: the unit of CPU times in `/proc`, per second, which Linux fixes for programs. */
const ticks = 100;
const pageSize = 4096;

/**
 * Builds a project as `npm run build` does and measures the processes themselves, so that what else
 * the machine does counts for nothing but the time on the clock. Works on Linux only.
 * @throws Error with the end of its output if the build fails
 */
export async function measureBuild(root: string): Promise<BuildCost> {
  const before = cpuOfChildren();
  const started = performance.now();
  const node = path.join(root, 'node_modules/node/bin/node');
  const child = spawn(node, ['scripts/build.ts'], {
    cwd: root,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output = `${output}${chunk}`.slice(-4000);
    });
  }
  let memory = 0;
  const timer = setInterval(() => {
    memory = Math.max(memory, memoryOf(child.pid ?? 0));
  }, 50);
  const [code] = await once(child, 'close');
  clearInterval(timer);
  if (code !== 0) throw new Error(`The build failed:\n${output}`);
  const wall = (performance.now() - started) / 1000;
  return { cpu: cpuOfChildren() - before, wall, memory };
}

/** Seconds that all ended children of this process have used, with their children. */
function cpuOfChildren(): number {
  const fields = statOf('self');
  // See proc(5): cutime and cstime, counted from the field after the name of the command.
  return (Number(fields[13]) + Number(fields[14])) / ticks;
}

/** Bytes in memory of a process and of all that it started; what they share counts for each. */
function memoryOf(pid: number): number {
  const parents = new Map<number, number>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      parents.set(Number(entry), Number(statOf(entry)[1]));
    } catch {
      // The process ended in the meantime.
    }
  }
  const belongs = (candidate: number | undefined): boolean =>
    candidate !== undefined &&
    (candidate === pid || (candidate > 1 && belongs(parents.get(candidate))));
  return [...parents.keys()].filter(belongs).reduce((sum, id) => sum + residentBytes(id), 0);
}

function residentBytes(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]) * pageSize;
  } catch {
    return 0;
  }
}

/** The fields of `/proc/<pid>/stat` from the state of the process on. */
const statOf = (pid: string): string[] =>
  readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
