import { chownSync, cpSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ensureServer, postgresql } from '../cms/databases/install.ts';
import { startPostgres } from '../cms/databases/postgres.ts';
import type { DatabaseServer } from '../cms/databases/server.ts';
import { freePort } from '../cms/databases/server.ts';
import type { Printed } from '../shell/run-program.ts';
import type { Service, Services } from './compose.ts';
import { readDockerfile } from './dockerfile.ts';
import type { DeploymentHost } from './host.ts';
import { asUser, ownerNamed } from './host.ts';
import type { Image } from './image.ts';
import { buildImage, inFolder, inRoot } from './image.ts';
import type { Running } from './running.ts';
import { lastLines, respondsWith, startServer } from './running.ts';

/** The names that Docker's image of PostgreSQL gives to its account. */
const account = ['POSTGRES_USER', 'POSTGRES_PASSWORD', 'POSTGRES_DB'] as const;

/** What `docker compose up` needs. */
export interface ComposeUp {
  readonly services: Services;
  /** The project, from whose Dockerfiles images are built. */
  readonly project: string;
  /** The Dockerfiles of the page, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** The container of the project and its database, after `docker compose up`. */
export class Containers {
  readonly name: string;
  /** The port of Strapi on loopback. */
  readonly port: number;
  readonly #image: Image;
  readonly #environment: Record<string, string>;
  readonly #host: DeploymentHost;
  readonly #database: DatabaseServer;
  #running: Running | undefined;

  private constructor(
    name: string,
    port: number,
    image: Image,
    environment: Record<string, string>,
    host: DeploymentHost,
    database: DatabaseServer,
  ) {
    this.name = name;
    this.port = port;
    this.#image = image;
    this.#environment = environment;
    this.#host = host;
    this.#database = database;
  }

  /**
   * Builds the images, starts the database and then the project.
   * @throws FileProblem for a line of the Dockerfile
   * @throws Error if the project doesn't start
   */
  static async up(
    { services, project, files }: ComposeUp,
    host: DeploymentHost,
  ): Promise<Containers> {
    const built = Object.entries(services).find(([, { dockerfile }]) => dockerfile !== undefined);
    const [name, service] = built ?? fail('No service of the Compose file has `build`.');
    const code = files.get(service.dockerfile ?? '');
    if (code === undefined)
      throw new Error(`The page has no ${service.dockerfile}, from which ${name} is built.`);
    const image = await buildImage(readDockerfile(code), project, host);
    mount(service, image, project);
    const port = await freePort();
    const { database, reached } = await startDatabase(service, services, host);
    const containers = new Containers(
      name,
      port,
      image,
      { ...image.environment, ...service.environment, ...reached, PORT: String(port) },
      host,
      database,
    );
    try {
      checkPorts(service);
      await containers.#start();
      await containers.#checkHealth();
    } catch (error) {
      await containers.down();
      throw error;
    }
    return containers;
  }

  /** `docker compose exec`: runs a command in the container. */
  exec(command: readonly string[]): Promise<Printed> {
    const { user } = this.#image;
    return this.#host.run(command, this.#workdir, this.#environment, user);
  }

  /** `docker compose restart` of the project. */
  async restart(): Promise<void> {
    await this.#running?.stop();
    await this.#start();
  }

  async down(): Promise<void> {
    await this.#running?.stop();
    await this.#database.stop();
    rmSync(this.#image.root, { recursive: true, force: true });
  }

  get #workdir(): string {
    return inRoot(this.#image, this.#image.workdir);
  }

  async #start(): Promise<void> {
    const command = asUser(this.#image.command, this.#image.user);
    this.#running = await startServer(
      command.map((word) => inFolder(word, this.#image)),
      { cwd: this.#workdir, env: this.#host.environment(this.#environment, this.#image.user) },
      () => respondsWith(`http://127.0.0.1:${this.port}/_health`, 204),
    );
  }

  async #checkHealth(): Promise<void> {
    const test = this.#image.healthcheck;
    if (!test) return;
    const { code, printed } = await this.exec(
      test.map((word) => word.replaceAll('127.0.0.1:1337', `127.0.0.1:${this.port}`)),
    );
    if (code !== 0) throw new Error(`HEALTHCHECK fails: ${lastLines(printed)}`);
  }
}

function fail(message: string): never {
  throw new Error(message);
}

/** Folders of the project that the container shares replace its own, as they are there. */
function mount({ mounts }: Service, image: Image, project: string): void {
  for (const [target, source] of Object.entries(mounts)) {
    const [own, shared] = [inRoot(image, target), path.join(project, source)];
    rmSync(own, { recursive: true, force: true });
    mkdirSync(shared, { recursive: true });
    cpSync(shared, own, { recursive: true });
    const owner = ownerNamed(image.user);
    if (owner && existsSync(own)) chownSync(own, owner.user, owner.group);
  }
}

/** The ports that the file publishes have to be those on which the container listens. */
function checkPorts({ ports, environment }: Service): void {
  const port = Number(environment.PORT ?? 1337);
  if (ports.length > 0 && !ports.includes(port))
    throw new Error(
      `Strapi listens on port ${port} of its container, which "ports" doesn't publish.`,
    );
  if (['localhost', '127.0.0.1'].includes(environment.HOST ?? ''))
    throw new Error(`HOST is ${environment.HOST}, which nothing outside of the container reaches.`);
}

/** Starts the database that the project waits for, with the account of its service. */
async function startDatabase(
  service: Service,
  services: Services,
  host: DeploymentHost,
): Promise<{ database: DatabaseServer; reached: Record<string, string> }> {
  const name = service.environment.DATABASE_HOST ?? '';
  const wanted = services[name];
  if (!wanted || !service.dependsOn.includes(name))
    throw new Error(
      `DATABASE_HOST is "${name}", which isn't a service that the project waits for in depends_on.`,
    );
  if (!wanted.image?.startsWith('postgres:'))
    throw new Error(`The verifier plays Docker's PostgreSQL images only, not ${wanted.image}.`);
  if (service.environment.DATABASE_PORT !== '5432')
    throw new Error(`PostgreSQL listens on port 5432, not ${service.environment.DATABASE_PORT}.`);
  const [user = '', password = '', database = ''] = account.map(
    (variable) => wanted.environment[variable] ?? '',
  );
  if (password === '') throw new Error('The image of PostgreSQL needs POSTGRES_PASSWORD.');
  const server = await startPostgres({ name: user || 'postgres', password });
  if (!server) throw new Error('PostgreSQL is missing.');
  const { DATABASE_HOST = '', DATABASE_PORT = '' } = await server.createDatabase(database || user);
  await checkDatabaseHealth(wanted, { PGHOST: DATABASE_HOST, PGPORT: DATABASE_PORT }, host);
  return { database: server, reached: { DATABASE_HOST, DATABASE_PORT } };
}

async function checkDatabaseHealth(
  { healthcheck }: Service,
  address: Record<string, string>,
  host: DeploymentHost,
): Promise<void> {
  const [kind, ...words] = healthcheck ?? [];
  if (kind === undefined) return;
  const binaries = (await ensureServer(postgresql())) ?? '';
  const { code, printed } = await host.run(
    kind === 'CMD-SHELL' ? ['/bin/sh', '-c', words.join(' ')] : words,
    host.folder,
    { ...address, PATH: `${binaries}:${process.env.PATH}` },
  );
  if (code !== 0) throw new Error(`The healthcheck of the database fails: ${lastLines(printed)}`);
}
