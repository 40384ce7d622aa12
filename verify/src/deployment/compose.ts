import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { LineCounter, parseDocument } from 'yaml';
import { verifyRoot } from '../paths.ts';
import { FileProblem } from './dockerfile.ts';

const require = createRequire(import.meta.url);

/** A service of a Compose file, in the forms that the pages use. */
export interface Service {
  readonly build?: string | { readonly context: string; readonly dockerfile: string };
  readonly image?: string;
  readonly env_file?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

export type Services = Readonly<Record<string, Service>>;

/** Throws a FileProblem for what is at these keys. */
type Fail = (message: string, keys: readonly (string | number)[]) => never;

/**
 * Reads a Compose file as Compose does: the variables of `.env` in its values and in the environment of
 * services, its schema, and what services say of each other.
 * @param files the files of the project, by their path with `/` in front
 * @throws FileProblem for a mistake, and for a variable that `.env` doesn't name
 */
export function readCompose(code: string, files: ReadonlyMap<string, string>): Services {
  const variables = parseEnv(files.get('/.env') ?? '');
  const filled = code.split('\n').map((line, at) =>
    line.replaceAll(/\$\{(\w+)\}/g, (_whole, name: string) => {
      const value = variables[name];
      if (value !== undefined) return value;
      throw new FileProblem(`The .env of this page doesn't name ${name}.`, at);
    }),
  );
  const lines = new LineCounter();
  const document = parseDocument(filled.join('\n'), { lineCounter: lines });
  const lineAt = (offset = 0): number => lines.linePos(offset).line - 1;
  const [error] = document.errors;
  if (error) throw new FileProblem(`Not valid YAML: ${error.message}`, lineAt(error.pos[0]));
  const fail: Fail = (message, keys) => {
    const node = document.getIn(keys, true) as { range?: [number] } | undefined;
    throw new FileProblem(message, lineAt(node?.range?.[0]));
  };
  const compose = document.toJS() as { services: Services; volumes?: object };
  checkSchema(compose, fail);
  const whole = Object.entries(compose.services).map(([name, service]): [string, Service] => {
    checkReferences(name, service, compose, fail);
    const file = service.env_file === undefined ? undefined : `/${service.env_file}`;
    if (file !== undefined && !files.has(file))
      fail(`The page has no ${file}.`, ['services', name, 'env_file']);
    const environment = { ...parseEnv(files.get(file ?? '') ?? ''), ...service.environment };
    return [name, { ...service, environment: environment as Record<string, string> }];
  });
  return Object.fromEntries(whole);
}

/** The service that is built, and from which file; the pages have one. */
export function builtService(services: Services) {
  for (const [name, service] of Object.entries(services)) {
    const { build } = service;
    if (typeof build === 'string') return { name, service, dockerfile: '/Dockerfile' };
    if (build) return { name, service, dockerfile: `/${build.dockerfile}` };
  }
  throw new Error('No service of the Compose file has `build`.');
}

/** Compose stops if a service names a volume or a service that the file doesn't have. */
function checkReferences(
  name: string,
  service: Service,
  { services, volumes = {} }: { readonly services: Services; readonly volumes?: object },
  fail: Fail,
): void {
  for (const [index, volume] of (service.volumes ?? []).entries()) {
    const [source = ''] = volume.split(':');
    if (!source.startsWith('.') && !(source in volumes))
      fail(
        `The service ${name} uses the volume ${source}, which "volumes" at the end doesn't list.`,
        ['services', name, 'volumes', index],
      );
  }
  for (const [other, { condition }] of Object.entries(service.depends_on ?? {})) {
    const keys = ['services', name, 'depends_on'];
    if (!services[other]) fail(`There is no service ${other}.`, keys);
    if (condition === 'service_healthy' && !services[other]?.healthcheck)
      fail(`${name} waits until ${other} is healthy, but ${other} has no healthcheck.`, keys);
  }
}

/** Tells of the deepest mistake that the JSON schema of the Compose specification finds. */
function checkSchema(compose: unknown, fail: Fail): void {
  const { Ajv } = require('ajv') as typeof import('ajv');
  const file = path.join(verifyRoot, 'node_modules/dclint/schemas/compose.schema.json');
  // The address of the draft is an older spelling than Ajv's.
  const { $schema, ...schema } = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: true });
  if (ajv.validate(schema, compose)) return;
  const [deepest] = (ajv.errors ?? [])
    .map(({ instancePath, message }) => ({ keys: instancePath.split('/').slice(1), message }))
    .sort((a, b) => b.keys.length - a.keys.length);
  const { keys = [], message } = deepest ?? {};
  fail(`The schema of Compose files rejects ${keys.join('.')}: it ${message}.`, keys);
}
