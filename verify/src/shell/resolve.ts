import type { Program } from './program.ts';

/** What a command line runs, as far as it can be checked. */
export type Resolved =
  | { kind: 'program'; program: Program; words: string[]; packages: string[] }
  | { kind: 'packages'; packages: string[] }
  | { kind: 'problem'; message: string }
  | { kind: 'other' };

/** The scripts of a new Strapi project and of a new plugin. */
const scripts: Record<string, [Program, ...string[]]> = {
  build: ['strapi', 'build'],
  console: ['strapi', 'console'],
  deploy: ['strapi', 'deploy'],
  dev: ['strapi', 'develop'],
  develop: ['strapi', 'develop'],
  start: ['strapi', 'start'],
  strapi: ['strapi'],
  upgrade: ['upgrade', 'latest'],
  'upgrade:dry': ['upgrade', 'latest', '--dry'],
  verify: ['strapi-plugin', 'verify'],
  watch: ['strapi-plugin', 'watch'],
  'watch:link': ['strapi-plugin', 'watch:link'],
};

/** The packages that bring one of the programs. */
const packagePrograms: Record<string, Program> = {
  'create-strapi': 'create-strapi-app',
  'create-strapi-app': 'create-strapi-app',
  '@strapi/upgrade': 'upgrade',
  '@strapi/sdk-plugin': 'strapi-plugin',
};

const programs: Record<string, Program> = {
  strapi: 'strapi',
  'create-strapi-app': 'create-strapi-app',
  'strapi-plugin': 'strapi-plugin',
};

const installVerbs = new Set(['add', 'i', 'install']);
const removeVerbs = new Set([
  'remove',
  'uninstall',
  'rm',
  'ci',
  'link',
  'dlx',
  'exec',
  'create',
  'init',
  'run',
  'set',
  'config',
  'login',
  'publish',
  'view',
  'why',
  'cache',
  'dedupe',
  'ls',
  'list',
  'pack',
  'prune',
  'up',
  'update',
  'outdated',
  'audit',
  'workspace',
  'workspaces',
  'version',
  'unlink',
  'import',
  'test',
]);

/** Finds out what a command runs: a Strapi program, an installation of packages, or something else. */
export function resolveCommand(words: string[]): Resolved {
  const [first = '', ...rest] = words;
  const direct = programs[first];
  if (direct) return { kind: 'program', program: direct, words: rest, packages: [] };
  if (first === 'npx')
    return runPackage(rest.filter((word, index) => index > 0 || !/^(-y|--yes)$/.test(word)));
  if (first === 'npm' || first === 'yarn' || first === 'pnpm') return packageManager(first, rest);
  return { kind: 'other' };
}

function packageManager(manager: 'npm' | 'yarn' | 'pnpm', words: string[]): Resolved {
  const [verb = '', ...rest] = words.filter(
    (word, index) => index > 0 || !['-s', '--silent'].includes(word),
  );
  if (verb === 'dlx' || verb === 'exec') return runPackage(rest);
  if (verb === 'create' || verb === 'init') return create(rest);
  if (installVerbs.has(verb)) return { kind: 'packages', packages: rest.filter(isPackage) };
  if (verb === 'run') return runScript(rest, manager);
  if (verb === 'start') return runScript(['start', ...rest], manager);
  if (verb === '' || verb.startsWith('-') || removeVerbs.has(verb)) return { kind: 'other' };
  // yarn and pnpm run scripts and programs by their bare name, npm does not.
  if (manager !== 'npm') return runScript(words, manager);
  return {
    kind: 'problem',
    message: `npm has no command "${verb}". To run a script, write "npm run ${verb}".`,
  };
}

function runScript(words: string[], manager: string): Resolved {
  const [name = '', ...rest] = words;
  const script = scripts[name];
  if (!script)
    return programs[name]
      ? { kind: 'program', program: programs[name], words: rest, packages: [] }
      : { kind: 'other' };
  const separated = rest[0] === '--';
  const dashed = rest.find((word) => word.startsWith('-') && word !== '--');
  if (manager === 'npm' && dashed !== undefined && !separated && !rest.includes('--')) {
    return {
      kind: 'problem',
      message: `npm treats "${dashed}" as its own option; write "npm run ${name} -- ${rest.join(' ')}".`,
    };
  }
  const [program, ...fixed] = script;
  return {
    kind: 'program',
    program,
    words: [...fixed, ...rest.filter((word) => word !== '--')],
    packages: [],
  };
}

function runPackage(words: string[]): Resolved {
  const [spec = '', ...rest] = words;
  if (programs[spec] && spec !== 'create-strapi-app')
    return { kind: 'program', program: programs[spec], words: rest, packages: [] };
  if (!isPackage(spec)) return { kind: 'other' };
  const program = packagePrograms[nameOf(spec)];
  return program
    ? { kind: 'program', program, words: rest, packages: [spec] }
    : { kind: 'packages', packages: [spec] };
}

/** `yarn create strapi` runs the package `create-strapi`. */
function create(words: string[]): Resolved {
  const [spec = '', ...rest] = words;
  if (!isPackage(spec)) return { kind: 'other' };
  const full = spec.startsWith('@') ? spec : `create-${spec}`;
  return runPackage([full, ...rest.filter((word) => word !== '--')]);
}

function isPackage(word: string): boolean {
  return (
    /^(@[\w.-]+\/)?[a-z][\w.-]*(@[\w.^~<>=*-]+)?$/i.test(word) && !word.includes('PLACEHOLDER')
  );
}

/** The name in `name@version`. */
export function nameOf(spec: string): string {
  return spec.replace(/(?<=.)@[^/]*$/, '');
}
