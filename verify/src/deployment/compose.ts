import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { LineCounter, parseDocument } from 'yaml';
import { verifyRoot } from '../paths.ts';
import { FileProblem } from './dockerfile.ts';

const require = createRequire(import.meta.url);

/** A service of a Compose file, as far as a start needs it. */
export interface Service {
  readonly dockerfile: string | undefined;
  readonly image: string | undefined;
  /** What a container gets: `env_file`, and `environment` over it. */
  readonly environment: Readonly<Record<string, string>>;
  /** Ports inside the container. */
  readonly ports: readonly number[];
  /** Folders of the project that the container uses instead of its own, by their place in it. */
  readonly mounts: Readonly<Record<string, string>>;
  readonly healthcheck: readonly string[] | undefined;
  readonly dependsOn: readonly string[];
}

export type Services = Readonly<Record<string, Service>>;

/** What the schema leaves of a service. */
interface RawService {
  build?: string | { context?: string; dockerfile?: string };
  image?: string;
  env_file?: string | (string | { path: string })[];
  environment?: Record<string, string | number | boolean | null> | string[];
  ports?: (string | number | { target: number })[];
  volumes?: (string | { type: string; source?: string; target: string })[];
  healthcheck?: { test?: string | string[] };
  depends_on?: string[] | Record<string, { condition: string }>;
}

interface RawCompose {
  services: Record<string, RawService>;
  volumes?: Record<string, unknown>;
}

/**
 * Reads a Compose file as Compose does: its schema, the variables of `.env` in its values, and what
 * services say of each other.
 * @param files the files of the project, by their path with `/` in front
 * @throws FileProblem for a mistake, and for a variable that `.env` doesn't name
 */
export function readCompose(code: string, files: ReadonlyMap<string, string>): Services {
  const lines = new LineCounter();
  const document = parseDocument(code, { lineCounter: lines });
  const [error] = document.errors;
  if (error)
    throw new FileProblem(
      `Not valid YAML: ${error.message.split('\n')[0]}`,
      (error.linePos?.[0].line ?? 1) - 1,
    );
  const lineOf = (keys: readonly (string | number)[]): number => {
    const node = document.getIn(keys, true) as { range?: [number] } | undefined;
    return node?.range ? lines.linePos(node.range[0]).line - 1 : 0;
  };
  const [problem] = schemaProblems(document.toJS());
  if (problem)
    throw new FileProblem(
      `The schema of Compose files rejects ${problem.keys.join('.') || 'this'}: ${problem.message}.`,
      lineOf(problem.keys),
    );
  const variables = parseEnv(files.get('/.env') ?? '');
  const compose = interpolate(document.toJS(), [], (name, keys) => {
    const value = variables[name];
    if (value === undefined)
      throw new FileProblem(`The .env of this page doesn't name ${name}.`, lineOf(keys));
    return value;
  }) as RawCompose;
  return Object.fromEntries(
    Object.entries(compose.services).map(([name, service]) => {
      const at = ['services', name];
      checkReferences(name, service, compose, (...keys) => lineOf([...at, ...keys]));
      return [name, toService(service, files, lineOf([...at, 'env_file']))];
    }),
  );
}

function toService(service: RawService, files: ReadonlyMap<string, string>, line: number): Service {
  const build = typeof service.build === 'string' ? { context: service.build } : service.build;
  const test = service.healthcheck?.test;
  return {
    dockerfile:
      build && path.posix.join('/', build.context ?? '.', build.dockerfile ?? 'Dockerfile'),
    image: service.image,
    environment: { ...fromFiles(service, files, line), ...own(service.environment) },
    ports: (service.ports ?? []).map((port) =>
      typeof port === 'object' ? port.target : Number(String(port).split(':').at(-1)),
    ),
    mounts: mountsOf(service),
    healthcheck: typeof test === 'string' ? ['CMD-SHELL', test] : test,
    dependsOn: dependenciesOf(service),
  };
}

function fromFiles(
  { env_file: named = [] }: RawService,
  files: ReadonlyMap<string, string>,
  line: number,
): Record<string, string> {
  const environment: Record<string, string> = {};
  for (const entry of [named].flat()) {
    const name = typeof entry === 'string' ? entry : entry.path;
    const content = files.get(path.posix.join('/', name));
    if (content === undefined) throw new FileProblem(`The page has no ${name} for env_file.`, line);
    Object.assign(environment, parseEnv(content));
  }
  return environment;
}

function own(environment: RawService['environment'] = {}): Record<string, string> {
  const entries = Array.isArray(environment)
    ? environment.map((entry): [string, string] => {
        const [name = '', ...value] = entry.split('=');
        return [name, value.join('=')];
      })
    : Object.entries(environment).map(([name, value]): [string, string] => [
        name,
        String(value ?? ''),
      ]);
  return Object.fromEntries(entries);
}

/** `./src:/app/src` is a folder of the project; `uploads:/app/uploads` is kept by Docker. */
function mountsOf({ volumes = [] }: RawService): Record<string, string> {
  return Object.fromEntries(
    volumes.flatMap((volume) => {
      const [source = '', target = ''] =
        typeof volume === 'string' ? volume.split(':') : [volume.source, volume.target];
      return source.startsWith('.') ? [[target, source]] : [];
    }),
  );
}

function dependenciesOf({ depends_on: named = [] }: RawService): string[] {
  return Array.isArray(named) ? named : Object.keys(named);
}

/** Compose stops if a service names a volume or a service that the file doesn't have. */
function checkReferences(
  name: string,
  service: RawService,
  { services, volumes = {} }: RawCompose,
  lineOf: (...keys: (string | number)[]) => number,
): void {
  for (const [index, volume] of (service.volumes ?? []).entries()) {
    const source = typeof volume === 'string' ? volume.split(':')[0] : volume.source;
    if (source && /^\w/.test(source) && !(source in volumes))
      throw new FileProblem(
        `The service ${name} uses the volume ${source}, which "volumes" at the end doesn't list.`,
        lineOf('volumes', index),
      );
  }
  for (const other of dependenciesOf(service)) {
    if (!services[other])
      throw new FileProblem(`There is no service ${other}.`, lineOf('depends_on'));
    const { depends_on: named } = service;
    const condition = Array.isArray(named) ? undefined : named?.[other]?.condition;
    if (condition === 'service_healthy' && !services[other].healthcheck)
      throw new FileProblem(
        `${name} waits until ${other} is healthy, but ${other} has no healthcheck.`,
        lineOf('depends_on'),
      );
  }
}

/** `${NAME}`, `${NAME:-default}` and `$NAME` in all values, as Compose replaces them; `$$` is a dollar. */
function interpolate(
  value: unknown,
  keys: readonly (string | number)[],
  read: (name: string, keys: readonly (string | number)[]) => string,
): unknown {
  if (typeof value === 'string')
    return value.replaceAll(
      /\$(?:\$|\{(\w+)(?::?-([^}]*))?[^}]*\}|(\w+))/g,
      (_whole, braced?: string, fallback?: string, bare?: string) => {
        const name = braced ?? bare;
        if (name === undefined) return '$';
        return fallback ?? read(name, keys);
      },
    );
  if (Array.isArray(value))
    return value.map((entry, index) => interpolate(entry, [...keys, index], read));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, interpolate(entry, [...keys, key], read)]),
  );
}

type Validate = ((data: unknown) => boolean) & {
  errors?: { instancePath: string; message?: string }[] | null;
};

let validator: Validate | undefined;

/** The mistakes that the JSON schema of the Compose specification finds, the deepest first. */
function schemaProblems(compose: unknown): { keys: string[]; message: string }[] {
  validator ??= compileSchema();
  if (validator(compose)) return [];
  return (validator.errors ?? [])
    .map(({ instancePath, message = 'is not allowed' }) => ({
      keys: instancePath.split('/').filter(Boolean),
      message,
    }))
    .sort((a, b) => b.keys.length - a.keys.length);
}

function compileSchema(): Validate {
  const { Ajv } = require('ajv') as typeof import('ajv');
  const file = path.join(verifyRoot, 'node_modules/dclint/schemas/compose.schema.json');
  const schema = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  // Its address is an older spelling of the draft that Ajv knows.
  delete schema.$schema;
  return new Ajv({ strict: false, validateFormats: false, allErrors: true }).compile(
    schema,
  ) as Validate;
}
