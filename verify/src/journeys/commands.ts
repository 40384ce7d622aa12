import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { within } from '../finding.ts';
import type { PageBlock } from '../pages/page.ts';
import { verifyRoot } from '../paths.ts';
import { shellCommands } from '../shell/parse.ts';
import { type Program as CliProgram, programs } from '../shell/program.ts';
import { nameOf, resolveCommand } from '../shell/resolve.ts';
import { lastLines, Program } from '../shell/running.ts';
import { terminal, withServerAt } from './environment.ts';
import { JourneyError } from './failure.ts';
import type { Reader } from './reader.ts';
import { fillPlaceholders } from './requests.ts';
import { type Server, unlinkPanel } from './server.ts';

const packages = path.join(verifyRoot, 'node_modules');

/** Seconds that a command may take on a busy machine. */
const PATIENCE = 300;

/** What each program needs in addition on a machine without a terminal and without a registry. */
const additions: Record<CliProgram, (words: readonly string[], reader: Reader) => string[]> = {
  'create-strapi-app': (_, { language }) => ['--no-install', '--skip-cloud', `--${language}`],
  'strapi-plugin': (words) => (words.includes('init') ? ['--silent', '--no-install'] : []),
  upgrade: (words) => (words[0] === 'codemods' ? [] : ['--dry', '--yes']),
  strapi: () => [],
};

/** Scripts that run until somebody stops them. */
const servers = new Set(['develop', 'dev', 'start']);

/**
 * Runs the commands of a block in order, as they are written.
 * @returns what they printed
 * @throws JourneyError with the line and what was printed, if one fails
 */
export async function runCommands(
  block: PageBlock,
  reader: Reader,
  server: Server,
): Promise<string> {
  let printed = '';
  const began = reader.folder;
  for (const { words, line } of shellCommands(fillPlaceholders(block.code, reader.memory))) {
    reader.memory.counts.commands += 1;
    try {
      printed += await runOne(words, block.code.split('\n')[line] ?? '', { reader, server, began });
    } catch (error) {
      if (!(error instanceof JourneyError)) throw error;
      throw new JourneyError(`\`${words.join(' ')}\` fails. ${error.message}`, within(block, line));
    }
  }
  return printed;
}

interface Place {
  readonly reader: Reader;
  readonly server: Server;
  /** The folder in which the block began. */
  readonly began: string;
}

async function runOne(
  words: readonly string[],
  text: string,
  { reader, server, began }: Place,
): Promise<string> {
  const [first = '', second = '', third = ''] = words;
  if (first === 'cd') {
    const folder = path.resolve(reader.folder, second);
    if (!existsSync(folder) || !statSync(folder).isDirectory())
      throw new JourneyError(`${reader.memory.folder} has no folder ${second}.`);
    reader.folder = folder;
    return '';
  }
  const script = first === 'npm' ? (second === 'run' ? third : second) : '';
  if (servers.has(script)) {
    if (reader.folder !== reader.project())
      throw new JourneyError(`It has to run in the project, not in ${reader.memory.folder}.`);
    await server.start(script);
    // It holds its terminal, so what follows happens in a new one.
    reader.folder = began;
    return server.printed;
  }
  if (script === 'watch') {
    await server.beside(reader.folder, script);
    reader.folder = began;
    return '';
  }
  const resolved = resolveCommand([...words]);
  if (resolved.kind === 'problem') throw new JourneyError(resolved.message);
  if (resolved.kind === 'packages') {
    for (const spec of resolved.packages) install(spec, words, reader);
    server.changed();
    return '';
  }
  if (script === 'build') unlinkPanel(reader.folder);
  const isScript = first === 'npm' && (script === 'test' || second === 'run');
  if (resolved.kind === 'program' && !isScript) {
    const { program, words: own } = resolved;
    const added = additions[program](own, reader).filter((word) => !own.includes(word));
    const run = (more: readonly string[], folder: string): Promise<string> =>
      finished(new Program([process.execPath, programs[program], ...more], folder, terminal()));
    const printed = await run([...own, ...added], reader.folder);
    // What `init` does after the installation.
    if (added.includes('--no-install') && program === 'strapi-plugin')
      await run(['build'], path.resolve(reader.folder, own.at(-1) ?? ''));
    return printed;
  }
  if (!isScript && !['node', 'git', 'npx', 'mkdir'].includes(first))
    throw new JourneyError(
      "The verifier doesn't know how a reader runs it (src/journeys/commands.ts).",
    );
  const usesServer = first === 'node';
  if (usesServer) await server.url();
  const assigned =
    /^(?:[A-Za-z_]\w*=\S+\s+)+/.exec(fillPlaceholders(text, reader.memory))?.[0] ?? '';
  const variables = assigned
    .trim()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => word.split(/=(.*)/s));
  return finished(
    new Program(words, reader.folder, {
      ...terminal(),
      ...Object.fromEntries(variables),
      ...(usesServer && withServerAt(server.port)),
    }),
  );
}

async function finished(program: Program): Promise<string> {
  await program.end(PATIENCE);
  if (program.code === 0) return program.printed;
  throw new JourneyError(`Exit code ${program.code}: ${lastLines(program.printed)}`);
}

/** What `npm install` does for a reader, with the packages of the verifier. */
function install(spec: string, words: readonly string[], reader: Reader): void {
  const name = nameOf(spec);
  const own = path.join(packages, name, 'package.json');
  if (!existsSync(own)) throw new JourneyError(`${name} isn't a package of verify/package.json.`);
  const { version } = JSON.parse(readFileSync(own, 'utf8')) as { version: string };
  const wanted = spec.slice(name.length + 1);
  if (/^\d/.test(wanted) && wanted !== version)
    throw new JourneyError(`The verifier has ${name} ${version}.`);
  const file = path.join(reader.project(), 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Record<string, string>>;
  const key = words.some((word) => /^(?:-D|--save-dev)$/.test(word))
    ? 'devDependencies'
    : 'dependencies';
  manifest[key] = { ...manifest[key], [name]: version };
  writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`);
}
