import { firstDifference } from '../expected/output.ts';
import { type Finding, failed, within } from '../finding.ts';
import { messageOf } from '../message-of.ts';
import type { Page, PageBlock } from '../pages/page.ts';
import type { Printed } from '../shell/run-program.ts';
import { lastLines } from '../shell/running.ts';
import { visitPlugin } from './behind-proxy.ts';
import { builtService, readCompose, type Services } from './compose.ts';
import { type Containers, composeUp } from './containers.ts';
import { FileProblem, readDockerfile } from './dockerfile.ts';
import type { DeploymentHost } from './host.ts';
import { isAddition, projectFiles, type Role, roleOf, withAddition } from './page.ts';
import { addPlugin, readersProject } from './project.ts';
import { domainOf, proxyOf, visitThrough } from './proxies.ts';
import { cloneToServer, type OwnServer } from './server.ts';
import { administrator } from './visit.ts';

/** `docker compose`, its file, and what it does. */
const composeCommand = /^docker compose(?:\s+-f\s+(\S+))?\s+(up|exec)\b(.*)$/;

/** One page as somebody follows it: with a project, then on a server of theirs or in containers. */
export class PagePlay {
  readonly #page: Page;
  readonly #host: DeploymentHost;
  readonly #files: Map<string, string>;
  #project: string | undefined;
  /** What the last `docker compose up` started. */
  #services: Services | undefined;
  #containers: Containers | undefined;
  #server: OwnServer | undefined;
  #printed = '';

  constructor(page: Page, host: DeploymentHost) {
    this.#page = page;
    this.#host = host;
    this.#files = projectFiles(page);
  }

  /** Does what a block says. Returns what goes wrong. */
  async problemOf(block: PageBlock): Promise<Finding | undefined> {
    const role = roleOf(block);
    return role && this.#problem(block, () => this.#plays[role](block));
  }

  /**
   * Builds the image again for a project with its own plugin, with the lines that the page adds for
   * it, starts it and uses the plugin.
   */
  async problemWithPlugin(): Promise<Finding | undefined> {
    const services = this.#services;
    const additions = this.#page.blocks.filter(isAddition);
    const block = additions.at(-1) ?? (services && this.#builtFrom(services));
    if (!services || !block) return undefined;
    return this.#problem(block, async () => {
      const { dockerfile } = builtService(services);
      const code = additions.reduce(withAddition, this.#files.get(dockerfile) ?? '');
      this.#files.set(dockerfile, code);
      addPlugin(this.#readersProject());
      const { port } = await this.#up(services);
      await visitPlugin({ port });
    });
  }

  async stop(): Promise<void> {
    await this.#containers?.down();
    await this.#server?.stop();
  }

  async #problem(block: PageBlock, play: () => Promise<void>): Promise<Finding | undefined> {
    try {
      await play();
      return undefined;
    } catch (error) {
      const message = messageOf(error);
      if (!(error instanceof FileProblem) || isAddition(block))
        return failed('deployment', block, message);
      // What commands find wrong in a file is in that of the image.
      const services = roleOf(block) === 'commands' ? this.#services : undefined;
      const place = (services && this.#builtFrom(services)) ?? block;
      return failed('deployment', within(place, error.line), message);
    }
  }

  readonly #plays: Record<Role, (block: PageBlock) => Promise<void>> = {
    dockerfile: async (block) => {
      const file = this.#files.get(block.meta.title ?? '') ?? '';
      readDockerfile(isAddition(block) ? withAddition(file, block) : block.code);
    },
    compose: async (block) => {
      readCompose(block.code, this.#files);
    },
    commands: async (block) => {
      const { code, printed } = await this.#run(
        block.code.replaceAll(/<[a-z-]*password>/g, administrator.password),
      );
      if (code !== 0) throw new Error(`This ends with exit code ${code}: ${lastLines(printed)}`);
      this.#printed = printed;
    },
    output: async (block) => {
      const difference = firstDifference(block.code, tidy(this.#printed));
      if (!difference) return;
      const [real, shown] = [difference.real, difference.shown].map((line) =>
        line === undefined ? 'nothing' : `\`${line}\``,
      );
      throw new FileProblem(
        `The command prints ${real} in this place, the page says ${shown}.`,
        difference.line,
      );
    },
    proxy: async (block) => {
      const [proxy, server] = [proxyOf(block), this.#server];
      if (!proxy || !server)
        throw new Error(
          'A proxy needs a server behind it: mark the commands before it with `run`.',
        );
      const PUBLIC_URL = `https://${domainOf(proxy, block.code)}`;
      await server.restart({ PUBLIC_URL, TRUST_PROXY: 'true' });
      await visitThrough(proxy, block.code, server.port, this.#host);
    },
  };

  /** Runs commands on the computer of the reader, until a server installs the project. */
  async #run(script: string): Promise<Printed> {
    const [, file = 'compose.yaml', verb, rest = ''] = composeCommand.exec(script.trim()) ?? [];
    if (verb === 'up') {
      await this.#up(readCompose(this.#files.get(`/${file}`) ?? '', this.#files));
      return { code: 0, printed: '' };
    }
    if (verb === 'exec') {
      const [service, ...words] = rest.trim().split(/\s+/);
      if (!this.#containers || service !== this.#containers.service)
        throw new Error(`No service "${service}" is running.`);
      return this.#containers.exec(words);
    }
    if (/^npm ci\b/.test(script))
      this.#server ??= await cloneToServer(this.#readersProject(), this.#host);
    const port = this.#containers?.port ?? this.#server?.port;
    const own = port === undefined ? script : script.replaceAll(':1337', `:${port}`);
    return (
      this.#server?.run(own) ??
      this.#host.run(['/bin/sh', '-ec', own], { folder: this.#readersProject() })
    );
  }

  /** The project, which on a server has a plugin from the start, as a reader's may have. */
  #readersProject(): string {
    if (this.#project !== undefined) return this.#project;
    this.#project = readersProject(this.#host, this.#files);
    if (!this.#page.blocks.some((block) => roleOf(block) === 'compose')) addPlugin(this.#project);
    return this.#project;
  }

  async #up(services: Services): Promise<Containers> {
    await this.#containers?.down();
    this.#containers = undefined;
    this.#services = services;
    const project = this.#readersProject();
    this.#containers = await composeUp(services, project, this.#files, this.#host);
    return this.#containers;
  }

  /** The block with the Dockerfile of the project. */
  #builtFrom(services: Services): PageBlock | undefined {
    const { dockerfile } = builtService(services);
    return this.#page.blocks.find((block) => block.meta.title === dockerfile && !isAddition(block));
  }
}

/** What a reader notices of an output: not the log of the server, and not the lines that npm adds. */
const tidy = (printed: string): string =>
  printed
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => !/^$|^> |^npm (?:warn|notice)\b|^\[\d{4}-\d\d-\d\d [\d:.]+\] /.test(line))
    .join('\n');
