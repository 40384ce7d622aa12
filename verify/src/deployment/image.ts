import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { hashText } from '../hash.ts';
import { verifyRoot } from '../paths.ts';
import type { Instruction, Stage } from './dockerfile.ts';
import { commandOf, FileProblem } from './dockerfile.ts';
import { copyTree } from './files.ts';
import type { DeploymentHost } from './host.ts';
import { ownerNamed } from './host.ts';
import { withLayers } from './layers.ts';

const require = createRequire(import.meta.url);
const dockerignore =
  require('@balena/dockerignore') as typeof import('@balena/dockerignore').default;

/** The result of a Dockerfile: a folder that stands for the file system, and how it is started. */
export interface Image {
  readonly root: string;
  readonly workdir: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly user: string | undefined;
  readonly command: readonly string[];
  readonly healthcheck: readonly string[] | undefined;
}

/** A stage while it is played. */
interface Playing {
  readonly root: string;
  workdir: string;
  environment: Record<string, string>;
  user: string | undefined;
  command: string[];
  healthcheck: string[] | undefined;
}

/** The name of files that a reader has on their computer and that no image may contain. */
export const LOCAL_MARK = 'only-on-the-computer-of-the-reader';

/**
 * Plays a Dockerfile without Docker: each stage is a clean folder that has exactly what COPY names,
 * RUN runs in it, and the last one is the result.
 * @param context the project of the reader, with its `.dockerignore`
 * @throws FileProblem with the line of the instruction that fails
 */
export async function buildImage(
  stages: readonly Stage[],
  context: string,
  host: DeploymentHost,
): Promise<Image> {
  const played = new Map<string, Playing>();
  let last: Playing | undefined;
  for (const [index, stage] of stages.entries()) {
    const base = played.get(stage.image);
    if (!base && !/^node:\d/.test(stage.image))
      throw new FileProblem(`The verifier plays Docker's Node images only, not ${stage.image}.`, 0);
    last = {
      root: host.newFolder(`stage-${stage.name ?? index}`),
      workdir: '/',
      environment: {},
      user: undefined,
      command: [],
      healthcheck: undefined,
      ...(base && { ...base, root: host.newFolder(`stage-${stage.name ?? index}`) }),
    };
    if (base) copyTree(base.root, last.root);
    for (const instruction of stage.instructions) {
      const play = instructions[instruction.keyword];
      if (!play)
        throw new FileProblem(`The verifier can't play ${instruction.keyword}.`, instruction.line);
      await play(last, instruction, { context, host, played });
    }
    played.set(String(index), last);
    if (stage.name !== undefined) played.set(stage.name, last);
  }
  if (!last) throw new FileProblem('The Dockerfile has no FROM.', 0);
  // Only the result is needed from here on.
  for (const stage of new Set(played.values()))
    if (stage !== last) rmSync(stage.root, { recursive: true, force: true });
  return last;
}

interface Surroundings {
  readonly context: string;
  readonly host: DeploymentHost;
  readonly played: ReadonlyMap<string, Playing>;
}

type Play = (
  stage: Playing,
  instruction: Instruction,
  surroundings: Surroundings,
) => void | Promise<void>;

const instructions: Record<string, Play> = {
  WORKDIR: (stage, { text }) => {
    stage.workdir = path.posix.resolve(stage.workdir, text);
    mkdirSync(inRoot(stage, stage.workdir), { recursive: true });
  },
  ENV: (stage, { text }) => {
    for (const [, name = '', double, single, bare] of text.matchAll(
      /([A-Za-z_]\w*)[= ](?:"([^"]*)"|'([^']*)'|(\S+))/g,
    ))
      stage.environment = { ...stage.environment, [name]: double ?? single ?? bare ?? '' };
  },
  ARG: () => undefined,
  EXPOSE: () => undefined,
  LABEL: () => undefined,
  USER: (stage, { text }) => {
    stage.user = text;
  },
  CMD: (stage, { text }) => {
    stage.command = commandOf(text);
  },
  HEALTHCHECK: (stage, { text }) => {
    stage.healthcheck = text === 'NONE' ? undefined : commandOf(text.replace(/^CMD\s+/, ''));
  },
  COPY: copy,
  RUN: run,
};

function copy(stage: Playing, instruction: Instruction, { context, played }: Surroundings): void {
  const { from, chown } = instruction.flags;
  const source = from === undefined ? undefined : played.get(from);
  if (from !== undefined && !source)
    throw new FileProblem(`There is no stage "${from}" before this line.`, instruction.line);
  const base = source?.root ?? context;
  const named = instruction.words.slice(0, -1);
  const target = instruction.words.at(-1) ?? '';
  const ignores = source ? undefined : ignoredIn(context);
  const found = named.flatMap((word) => {
    const relative = path.posix.normalize(word.replace(/^\/+/, '')).replace(/\/$/, '') || '.';
    const files = relative.includes('*') ? globSync(relative, { cwd: base }) : [relative];
    const present = files.filter(
      (file) =>
        existsSync(path.join(base, file)) &&
        !(file !== '.' && ignores?.(file, statSync(path.join(base, file)).isDirectory())),
    );
    if (present.length === 0)
      throw new FileProblem(
        `COPY finds no "${word}" in ${from === undefined ? 'the project, or .dockerignore leaves it out' : `the stage ${from}`}.`,
        instruction.line,
      );
    return present;
  });
  const into = inRoot(stage, path.posix.resolve(stage.workdir, target));
  const isFolder = target.endsWith('/') || target === '.' || found.length > 1;
  for (const file of found) {
    const origin = path.join(base, file);
    const isFile = statSync(origin).isFile();
    const below = file === '.' ? '' : `${file}/`;
    copyTree(origin, isFile && isFolder ? path.join(into, path.basename(file)) : into, {
      ...(ignores && { ignores: (relative, folder) => ignores(below + relative, folder) }),
      owner: ownerNamed(chown),
    });
  }
  if (!source) refuseLocalFiles(stage, instruction);
}

/** What the image builds itself, and secrets, have to stay on the computer of the reader. */
function refuseLocalFiles(stage: Playing, instruction: Instruction): void {
  const [found] = globSync([`**/${LOCAL_MARK}`, `**/.*/${LOCAL_MARK}`, `**/.*/**/${LOCAL_MARK}`], {
    cwd: inRoot(stage, stage.workdir),
  });
  const folder = inRoot(stage, stage.workdir);
  const secret = existsSync(path.join(folder, '.env')) ? '.env' : undefined;
  const name = found === undefined ? secret : path.dirname(found);
  if (name !== undefined)
    throw new FileProblem(
      `COPY takes ${name} from the computer of the reader along. Add it to .dockerignore.`,
      instruction.line,
    );
}

function ignoredIn(context: string): (file: string, isFolder: boolean) => boolean {
  const file = path.join(context, '.dockerignore');
  const rules = dockerignore();
  if (existsSync(file)) rules.add(readFileSync(file, 'utf8'));
  return (name) => rules.ignores(name);
}

async function run(
  stage: Playing,
  instruction: Instruction,
  { host }: Surroundings,
): Promise<void> {
  const cwd = inRoot(stage, stage.workdir);
  const command = commandOf(instruction.text).map((word) => inFolder(word, stage));
  await withLayers(
    cwd,
    [
      instruction.text,
      JSON.stringify([stage.environment, stage.user ?? '']),
      hashText(readFileSync(path.join(verifyRoot, 'package-lock.json'), 'utf8')),
      process.version,
    ],
    async () => {
      const { code, printed } = await host.run(command, cwd, stage.environment, stage.user);
      if (code !== 0)
        throw new FileProblem(
          `This ends with exit code ${code}: ${printed.trim().split('\n').slice(-4).join(' ')}`,
          instruction.line,
        );
    },
  );
}

/** Where a path of the image is on this machine. */
export function inRoot({ root }: { readonly root: string }, file: string): string {
  return path.join(root, file);
}

/** A word of a command, with the paths of the working directory where it is on this machine. */
export function inFolder(word: string, image: Pick<Image, 'root' | 'workdir'>): string {
  if (image.workdir === '/') return word;
  const start = image.workdir.replaceAll(/[^\w/-]/g, '\\$&');
  return word.replaceAll(
    new RegExp(`(?<![\\w./-])${start}(?=[/\\s"']|$)`, 'g'),
    inRoot(image, image.workdir),
  );
}
