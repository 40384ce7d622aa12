import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { lastLines } from '../shell/running.ts';
import { commandOf, FileProblem, type Instruction, type Stage } from './dockerfile.ts';
import { copyTree } from './files.ts';
import { type DeploymentHost, numberOf, type Terminal } from './host.ts';

const require = createRequire(import.meta.url);
const dockerignore =
  require('@balena/dockerignore') as typeof import('@balena/dockerignore').default;

/** The result of a Dockerfile: a folder that stands for the file system, and how it is started. */
export class Image {
  readonly root: string;
  workdir = '/';
  environment: Record<string, string> = {};
  user: string | undefined;
  command: string[] = [];
  healthcheck: string[] | undefined;

  constructor(root: string) {
    this.root = root;
  }

  /** Where a path of the image is on this machine. */
  at(file: string): string {
    return path.join(this.root, path.posix.resolve(this.workdir, file));
  }

  /** What its commands run with. */
  get terminal(): Terminal {
    return { folder: this.at('.'), environment: this.environment, user: this.user };
  }

  /** A command, with the paths of the working directory where they are on this machine. */
  words(command: readonly string[]): string[] {
    const paths = new RegExp(`(?<![\\w./-])${this.workdir}(?=[/\\s"']|$)`, 'g');
    return command.map((word) => word.replaceAll(paths, this.at('.')));
  }
}

/** The name of files that a reader has on their computer and that no image may contain. */
export const LOCAL_MARK = 'only-on-the-computer-of-the-reader';

/** What the instructions of a stage work with. */
interface Surroundings {
  readonly context: string;
  readonly host: DeploymentHost;
  /** The stages before, by name. */
  readonly stages: ReadonlyMap<string, Image>;
}

/**
 * Plays a Dockerfile without Docker: each stage is a clean folder that has exactly what COPY names,
 * RUN runs in it, and the last one is the result.
 * @param context the project of the reader, with its `.dockerignore`
 * @throws FileProblem with the line of the instruction that fails
 */
export async function buildImage(
  dockerfile: readonly Stage[],
  context: string,
  host: DeploymentHost,
): Promise<Image> {
  const stages = new Map<string, Image>();
  let last = new Image(context);
  for (const { name, image, instructions } of dockerfile) {
    if (!image.startsWith('node:'))
      throw new FileProblem(`The verifier plays Docker's Node images only, not ${image}.`, 0);
    last = new Image(host.newFolder('stage'));
    stages.set(name, last);
    for (const instruction of instructions)
      await play(last, instruction, { context, host, stages });
  }
  for (const stage of stages.values())
    if (stage !== last) rmSync(stage.root, { recursive: true, force: true });
  return last;
}

async function play(stage: Image, instruction: Instruction, around: Surroundings): Promise<void> {
  const { keyword, text, line } = instruction;
  if (keyword === 'WORKDIR') {
    stage.workdir = text;
    mkdirSync(stage.at('.'), { recursive: true });
  } else if (keyword === 'ENV') Object.assign(stage.environment, parseEnv(text));
  else if (keyword === 'USER') stage.user = text;
  else if (keyword === 'CMD') stage.command = commandOf(text);
  else if (keyword === 'HEALTHCHECK') stage.healthcheck = commandOf(text.replace(/^CMD\s+/, ''));
  else if (keyword === 'COPY') copy(stage, instruction, around);
  else if (keyword === 'RUN') {
    const { code, printed } = await around.host.run(stage.words(commandOf(text)), stage.terminal);
    if (code !== 0)
      throw new FileProblem(`This ends with exit code ${code}: ${lastLines(printed)}`, line);
  } else if (keyword !== 'EXPOSE')
    throw new FileProblem(`The verifier can't play ${keyword}.`, line);
}

function copy(stage: Image, { text, flags, line }: Instruction, around: Surroundings): void {
  const { from, chown } = flags;
  const base = from === undefined ? around.context : around.stages.get(from)?.root;
  if (base === undefined) throw new FileProblem(`There is no stage "${from}".`, line);
  const ignored = from === undefined ? ignoredIn(base) : () => false;
  const words = text.split(/\s+/);
  const target = words.pop() ?? '';
  for (const word of words) {
    const file = path.posix.join('/', word).slice(1);
    const source = path.join(base, file);
    if (!existsSync(source) || (file !== '' && ignored(file)))
      throw new FileProblem(
        `COPY finds no "${word}" in ${from === undefined ? 'the project, or .dockerignore leaves it out' : `the stage ${from}`}.`,
        line,
      );
    const name = statSync(source).isFile() && /^\.\/?$|\/$/.test(target) ? path.basename(file) : '';
    copyTree(source, path.join(stage.at(target), name), {
      ignores: (relative) => ignored(path.join(file, relative)),
      owner: numberOf(chown),
    });
  }
  if (from === undefined) refuseLocalFiles(stage, line);
}

/** What the image builds itself, and secrets, have to stay on the computer of the reader. */
function refuseLocalFiles(stage: Image, line: number): void {
  const [found] = globSync([`{**,.*,**/.*}/${LOCAL_MARK}`, '.env'], { cwd: stage.at('.') });
  if (found === undefined) return;
  const name = found === '.env' ? found : path.dirname(found);
  throw new FileProblem(
    `COPY takes ${name} from the computer of the reader along. Add it to .dockerignore.`,
    line,
  );
}

function ignoredIn(context: string): (file: string) => boolean {
  const file = path.join(context, '.dockerignore');
  const rules = dockerignore();
  if (existsSync(file)) rules.add(readFileSync(file, 'utf8'));
  return (name) => rules.ignores(name);
}
