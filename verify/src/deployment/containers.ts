import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findPostgres } from '../cms/databases/find.ts';
import { startPostgres } from '../cms/databases/postgres.ts';
import type { DatabaseServer } from '../cms/databases/server.ts';
import { freePort } from '../loopback.ts';
import type { Printed } from '../shell/run-program.ts';
import { lastLines } from '../shell/running.ts';
import { builtService, type Service, type Services } from './compose.ts';
import { readDockerfile } from './dockerfile.ts';
import { copyTree } from './files.ts';
import { type DeploymentHost, numberOf } from './host.ts';
import { buildImage, type Image } from './image.ts';

/** The container of the project, after `docker compose up`. */
export interface Containers {
  readonly service: string;
  /** The port of Strapi on loopback. */
  readonly port: number;
  /** `docker compose exec`: runs a command in the container. */
  exec(command: readonly string[]): Promise<Printed>;
  down(): Promise<void>;
}

/**
 * Builds the image, starts the database and then the project.
 * @param project the folder from which the image is built
 * @param files the Dockerfiles of the page, by path
 * @throws FileProblem for a line of the Dockerfile
 * @throws Error if the project doesn't start
 */
export async function composeUp(
  services: Services,
  project: string,
  files: ReadonlyMap<string, string>,
  host: DeploymentHost,
): Promise<Containers> {
  const { name, service, dockerfile } = builtService(services);
  const code = files.get(dockerfile);
  if (code === undefined) throw new Error(`The page has no ${dockerfile} to build ${name} from.`);
  checkPorts(service);
  const image = await buildImage(readDockerfile(code), project, host);
  mount(service, image, project);
  const port = await freePort();
  const started: { stop(): Promise<void> }[] = [];
  const exec: Containers['exec'] = (command) => host.run(image.words(command), image.terminal);
  const down: Containers['down'] = async () => {
    for (const one of started.reverse()) await one.stop();
    rmSync(image.root, { recursive: true, force: true });
  };
  try {
    const { database, address } = await startDatabase(service, services, host);
    started.push(database);
    Object.assign(image.environment, service.environment, address, { PORT: String(port) });
    const command = image.words(image.command);
    started.push(await host.serve(command, image.terminal, { port }));
    const test = image.healthcheck?.map((word) => word.replace(':1337', `:${port}`));
    if (test) expectSuccess('HEALTHCHECK', await exec(test));
  } catch (error) {
    await down();
    throw error;
  }
  return { service: name, port, exec, down };
}

function expectSuccess(what: string, { code, printed }: Printed): void {
  if (code !== 0) throw new Error(`${what} fails: ${lastLines(printed)}`);
}

/** Folders of the project that the container shares replace its own, as they are there. */
function mount({ volumes = [] }: Service, image: Image, project: string): void {
  for (const volume of volumes.filter((one) => one.startsWith('.'))) {
    const [source = '', target = ''] = volume.split(':');
    const shared = path.join(project, source);
    mkdirSync(shared, { recursive: true });
    rmSync(image.at(target), { recursive: true, force: true });
    copyTree(shared, image.at(target), { owner: numberOf(image.user) });
  }
}

/** The port that the file publishes has to be that on which the container listens. */
function checkPorts({ ports = [], environment }: Service): void {
  const { PORT = '1337', HOST = '' } = environment ?? {};
  if (!ports.some((port) => port.endsWith(`:${PORT}`)))
    throw new Error(`Strapi listens on port ${PORT} of its container, which "ports" doesn't list.`);
  if (HOST !== '0.0.0.0')
    throw new Error(`HOST is "${HOST}", which nothing outside of the container reaches.`);
}

/** Starts the database that the project waits for, with the account of its service. */
async function startDatabase(
  { environment = {}, depends_on: awaited = {} }: Service,
  services: Services,
  host: DeploymentHost,
): Promise<{ database: DatabaseServer; address: Record<string, string> }> {
  const { DATABASE_HOST: name = '', DATABASE_PORT: port } = environment;
  const wanted = services[name];
  if (!wanted || !(name in awaited))
    throw new Error(
      `DATABASE_HOST is "${name}", which isn't a service that the project waits for in depends_on.`,
    );
  if (!wanted.image?.startsWith('postgres:'))
    throw new Error(`The verifier plays Docker's PostgreSQL images only, not ${wanted.image}.`);
  if (port !== '5432') throw new Error(`PostgreSQL listens on port 5432, not ${port}.`);
  const { POSTGRES_USER, POSTGRES_PASSWORD, POSTGRES_DB } = wanted.environment ?? {};
  if (!POSTGRES_USER || !POSTGRES_PASSWORD || !POSTGRES_DB)
    throw new Error(`The service ${name} needs POSTGRES_USER, POSTGRES_PASSWORD and POSTGRES_DB.`);
  const database = await startPostgres({ name: POSTGRES_USER, password: POSTGRES_PASSWORD });
  if (!database) throw new Error('PostgreSQL is missing.');
  const { DATABASE_HOST = '', DATABASE_PORT = '' } = await database.createDatabase(POSTGRES_DB);
  const [, ...test] = wanted.healthcheck?.test ?? [];
  const PATH = `${findPostgres()}:${process.env.PATH}`;
  const checked = await host.run(['/bin/sh', '-c', test.join(' ')], {
    folder: host.folder,
    environment: { PGHOST: DATABASE_HOST, PGPORT: DATABASE_PORT, PATH },
  });
  if (checked.code !== 0) await database.stop();
  expectSuccess('The healthcheck of the database', checked);
  return { database, address: { DATABASE_HOST, DATABASE_PORT } };
}
