import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { projectRoot } from '../src/config/project-root.ts';
import { findHostPrograms } from '../tests/hosts/programs.ts';
import { startHosts } from '../tests/hosts/start-hosts.ts';

/**
 * What servers of the built documentation do under load: `npm run bench:load -- --seconds 60`. Build
 * the site first. Requests and servers share the machine, so compare the rows with each other.
 */
const { values } = parseArgs({
  options: {
    connections: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '60' },
  },
});
const connections = Number(values.connections);
const duration = Number(values.seconds);

/** Pages of different size, a file of the search index, and what is unknown. */
const targets = ['/', '/cms/intro', '/cms/api/rest/filters', '/cms/quick-start', '/llms.txt'];
const headers = { 'accept-encoding': 'br, gzip' };

interface Row {
  readonly server: string;
  readonly 'requests/s': number;
  readonly 'p99 (ms)': number;
  readonly errors: number;
  /** Most memory that the process had at a time, in MB; unknown for servers of several processes. */
  readonly 'memory (MB)': number | string;
}
const rows: Row[] = [];

const preview = await startScript(['scripts/serve.ts'], { PORT: '4810' }, /running on \S+:(\d+)/);
await measure('preview server', `http://127.0.0.1:${preview.port}`, preview.child);
preview.child.kill();

const programs = findHostPrograms();
if (typeof programs === 'string') console.warn(programs);
else {
  const hosts = await startHosts(programs, projectRoot);
  await measure('nginx', hosts.nginx);
  await measure('Caddy', hosts.caddy);
  hosts.stop();
}

const mcp = await startScript(
  ['scripts/mcp.ts', '--http', '--port', '4820'],
  {},
  /on \S+:(\d+)\/mcp/,
);
await measureMcp(`http://127.0.0.1:${mcp.port}/mcp`, mcp.child);
mcp.child.kill();

console.log(`${connections} connections for ${duration} s:`);
console.table(rows);

async function measure(server: string, origin: string, child?: ChildProcess): Promise<void> {
  report(
    server,
    await autocannon({
      url: origin,
      connections,
      duration,
      requests: targets.map((target) => ({ path: target, headers })),
    }),
    child,
  );
}

async function measureMcp(url: string, child: ChildProcess): Promise<void> {
  const body = JSON.stringify({
    jsonrpc: '2.0',
    id: 1,
    method: 'tools/call',
    params: { name: 'search_docs', arguments: { query: 'filter for empty values' } },
  });
  const result = await autocannon({
    url,
    connections,
    duration,
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body,
  });
  report('MCP over HTTP', result, child);
}

function report(server: string, result: autocannon.Result, child?: ChildProcess): void {
  rows.push({
    server,
    'requests/s': Math.round(result.requests.average),
    'p99 (ms)': result.latency.p99,
    // Timeouts are among the errors.
    errors: result.errors + result.non2xx,
    'memory (MB)': child?.pid ? mostMemory(child.pid) : '',
  });
}

/** The kernel's own account, which Linux alone has. */
function mostMemory(pid: number): number | string {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
    return Math.round(kilobytes / 1024);
  } catch {
    return 'unknown';
  }
}

/** Starts a script of the project and waits until it says where it listens. */
function startScript(
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
  said: RegExp,
): Promise<{ readonly child: ChildProcess; readonly port: number }> {
  const child = spawn(process.execPath, args, {
    cwd: path.join(projectRoot),
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text: Buffer) => {
      output += text;
      const port = said.exec(output)?.[1];
      if (port !== undefined) resolve({ child, port: Number(port) });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.on('exit', () => reject(new Error(`${args.join(' ')} ended:\n${output}`)));
  });
}
