import { firstDifference } from '../expected/output.ts';
import type { Finding, Place } from '../finding.ts';
import { failed, within } from '../finding.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import type { Printed } from '../shell/run-program.ts';
import { visitProblems } from './behind-proxy.ts';
import { readCompose } from './compose.ts';
import { Containers } from './containers.ts';
import { FileProblem, readDockerfile } from './dockerfile.ts';
import type { DeploymentHost } from './host.ts';
import { isAddition, projectFiles, roleOf, withAddition } from './page.ts';
import { addPlugin, readersProject } from './project.ts';
import { domainOf, proxyOf, startProxy } from './proxies.ts';
import { lastLines } from './running.ts';
import { OwnServer } from './server.ts';
import { filledIn, PASSWORD, withSecrets } from './variables.ts';

/** A problem in another block than the one that is played. */
class ElsewhereProblem extends Error {
  readonly place: Place;

  constructor(message: string, place: Place) {
    super(message);
    this.place = place;
  }
}

/** `docker compose`, its file, and what it does. */
const composeCommand = /^docker compose(?:\s+(?:-f|--file)\s+(\S+))?\s+(up|exec)\b(.*)$/;

/** What Compose reads unless it is told otherwise. */
const COMPOSE_FILE = 'compose.yaml';

/** One page as somebody follows it: with a project, then on a server of theirs or in containers. */
export class PagePlay {
  readonly #page: Page;
  readonly #host: DeploymentHost;
  readonly #files: ReadonlyMap<string, string>;
  #project: string | undefined;
  #containers: Containers | undefined;
  #composed: string | undefined;
  #server: OwnServer | undefined;
  #startCommand = 'NODE_ENV=production npm run start';
  #printed = '';

  constructor(page: Page, host: DeploymentHost) {
    this.#page = page;
    this.#host = host;
    const files = projectFiles(page);
    this.#files = new Map(
      [...files].map(([file, content]) => [
        file,
        file === '/.env' ? withSecrets(content) : content,
      ]),
    );
  }

  /** Does what a block says. Returns what goes wrong. */
  async problemOf(block: PageBlock): Promise<Finding | undefined> {
    try {
      await this.#play(block);
      return undefined;
    } catch (error) {
      return toFinding(error, block);
    }
  }

  /**
   * Builds the image of the last Compose file again for a project with a plugin of its own, with the
   * lines that the page adds for it, and starts it.
   */
  async problemWithPlugin(): Promise<Finding | undefined> {
    if (!this.#containers || this.#composed === undefined) return undefined;
    const services = readCompose(this.#files.get(this.#composed) ?? '', this.#files);
    const name = Object.values(services).find(({ dockerfile }) => dockerfile)?.dockerfile ?? '';
    const additions = this.#page.blocks.filter(
      (block) => isAddition(block) && block.meta.title === name,
    );
    const main = this.#dockerfileBlock(name);
    await this.#containers.down();
    this.#containers = undefined;
    const last = additions.at(-1) ?? main;
    if (!last) return undefined;
    try {
      let code = this.#files.get(name) ?? '';
      for (const block of additions) code = withAddition(code, block);
      const project = await this.#readersProject();
      this.#project = undefined;
      addPlugin(project);
      this.#containers = await Containers.up(
        { services, project, files: new Map([...this.#files, [name, code]]) },
        this.#host,
      );
      return undefined;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      return failed('deployment', last, `With a local plugin: ${message}`);
    }
  }

  async stop(): Promise<void> {
    await this.#containers?.down();
    await this.#server?.stop();
  }

  async #play(block: PageBlock): Promise<void> {
    const role = roleOf(block);
    if (role === 'dockerfile') {
      readDockerfile(
        isAddition(block)
          ? withAddition(this.#files.get(block.meta.title ?? '') ?? '', block)
          : block.code,
      );
    } else if (role === 'compose') readCompose(block.code, this.#files);
    else if (role === 'commands') await this.#playCommands(block);
    else if (role === 'output') this.#compare(block);
    else if (role === 'proxy') await this.#playProxy(block);
  }

  async #playCommands(block: PageBlock): Promise<void> {
    const script = filledIn(block.code.replaceAll(/\\\n\s*/g, ''));
    const [, file, verb, rest = ''] = composeCommand.exec(script.trim()) ?? [];
    if (verb === 'up') {
      await this.#up(`/${file ?? COMPOSE_FILE}`);
      this.#printed = '';
      return;
    }
    const port = this.#containers?.port ?? this.#server?.port;
    const own = port === undefined ? script : script.replaceAll(':1337', `:${port}`);
    this.#keep(block, verb === 'exec' ? await this.#exec(rest) : await this.#run(own));
  }

  #keep(block: PageBlock, { code, printed }: Printed): void {
    if (code !== 0)
      throw new FileProblem(
        `This ends with exit code ${code}: ${lastLines(printed)}`,
        block.code.split('\n').length - 1,
      );
    this.#printed = printed;
  }

  async #up(file: string): Promise<void> {
    await this.#containers?.down();
    this.#containers = undefined;
    const code = this.#files.get(file);
    if (code === undefined) throw new Error(`The page has no ${file}.`);
    const services = readCompose(code, this.#files);
    const project = await this.#readersProject();
    this.#composed = file;
    try {
      this.#containers = await Containers.up({ services, project, files: this.#files }, this.#host);
    } catch (error) {
      const name = Object.values(services).find(({ dockerfile }) => dockerfile)?.dockerfile ?? '';
      const block = this.#dockerfileBlock(name);
      if (!(error instanceof FileProblem) || !block) throw error;
      throw new ElsewhereProblem(error.message, within(block, error.line));
    }
  }

  #exec(rest: string): Promise<Printed> {
    const [service = '', ...words] = rest.trim().split(/\s+/);
    if (!this.#containers || service !== this.#containers.name)
      throw new Error(`No service "${service}" is running.`);
    return this.#containers.exec(words);
  }

  /** Runs commands on the computer of the reader until a server installs the project. */
  async #run(script: string): Promise<Printed> {
    const project = await this.#readersProject();
    if (/^\s*npm ci\b/m.test(script) && !this.#containers)
      this.#server ??= await OwnServer.cloning(project, this.#host);
    if (!this.#server) return this.#host.run(['/bin/sh', '-c', `set -e\n${script}`], project, {});
    if (!/\bnpm run start\b/.test(script)) return this.#server.run(script);
    this.#startCommand = script.trim();
    await this.#server.start(this.#startCommand);
    return { code: 0, printed: '' };
  }

  /** The project, which on a server has a plugin from the start, as a reader's may have. */
  async #readersProject(): Promise<string> {
    if (this.#project !== undefined) return this.#project;
    const isForContainers = this.#page.blocks.some((block) => roleOf(block) === 'compose');
    this.#project = await readersProject(this.#host, this.#files);
    if (!isForContainers) addPlugin(this.#project);
    return this.#project;
  }

  async #playProxy(block: PageBlock): Promise<void> {
    const proxy = proxyOf(block);
    const server = this.#server;
    if (!proxy || !server)
      throw new Error('A proxy needs a server behind it: mark the commands before it with `run`.');
    server.set({ PUBLIC_URL: `https://${domainOf(proxy, block.code)}`, TRUST_PROXY: 'true' });
    await server.start(this.#startCommand);
    const running = await startProxy(proxy, block.code, server.port, this.#host);
    try {
      const problems = await visitProblems(
        running,
        { email: 'dana@example.com', password: PASSWORD },
        running.limit,
      );
      if (problems.length > 0) throw new FileProblem(problems.join(' '), 0);
    } finally {
      await running.running.stop();
    }
  }

  #compare(block: PageBlock): void {
    const difference = firstDifference(block.code, tidy(this.#printed));
    if (!difference) return;
    const quote = (line: string | undefined) => (line === undefined ? 'nothing' : `\`${line}\``);
    throw new FileProblem(
      `The command prints ${quote(difference.real)} in this place, the page says ${quote(difference.shown)}.`,
      difference.line,
    );
  }

  #dockerfileBlock(file: string): PageBlock | undefined {
    return this.#page.blocks.find((block) => block.meta.title === file && !isAddition(block));
  }
}

function toFinding(error: unknown, block: PageBlock): Finding {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof ElsewhereProblem) return failed('deployment', error.place, message);
  return failed(
    'deployment',
    error instanceof FileProblem ? within(block, error.line) : block,
    message,
  );
}

/** What a reader notices of an output: not the log of the server, and not the lines that npm adds. */
const tidy = (printed: string): string =>
  printed
    .replaceAll('\r', '')
    .split('\n')
    .map((line) => line.trimEnd())
    .filter(
      (line) =>
        line !== '' && !/^> |^npm (?:warn|notice)\b|^\[\d{4}-\d\d-\d\d [\d:.]+\] /.test(line),
    )
    .join('\n');
