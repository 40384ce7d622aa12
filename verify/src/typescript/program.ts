import { existsSync } from 'node:fs';
import path from 'node:path';
import type ts from 'typescript';
import { cacheRoot, packageFolder } from '../paths.ts';
import { linkReactIntl } from '../plugin/build.ts';
import { readerProject } from '../reader/project.ts';
import { compiler, isFragmentPlace, optionsOf, type Place } from './compiler.ts';
import { satisfying } from './satisfies.ts';

/** A file to check, in the project as it is at that point of the page. */
export interface Source {
  /** Names the block in the result. */
  readonly key: string;
  readonly place: Place;
  /** The path of the file in the project; invented for a fragment. */
  readonly file: string;
  /** All files that the page has put into the project until then, this one included. */
  readonly files: ReadonlyMap<string, string>;
  /** Whether the reader has a package with this name. */
  has(packageName: string): boolean;
}

/** A problem in a file. */
export interface Problem {
  /** The text of its line. */
  readonly text: string;
  readonly message: string;
  /** The package that isn't installed here; if the registry has it, there's no problem. */
  readonly uninstalled?: string;
}

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016]);
const root = path.join(cacheRoot, 'check');

/** What a bundler imports and no compiler reads. */
const isAsset = /\.(?:css|png|svg|ico|jpg|woff2)$/;

/** Checks sources with the options of their place, each in its own virtual copy of the reader's project. */
export function typeCheck(
  sources: readonly Source[],
  goldenDirectory: string,
): Map<string, Problem[]> {
  const result = new Map<string, Problem[]>();
  for (const [place, own] of Map.groupBy(sources, (source) => source.place))
    checkPlace(place, own, goldenDirectory, result);
  return result;
}

function checkPlace(
  place: Place,
  sources: readonly Source[],
  goldenDirectory: string,
  result: Map<string, Problem[]>,
): void {
  // A new project has it; here, npm put it below the admin panel's own packages.
  linkReactIntl();
  // The copies are below this folder, so what they import is, too.
  const options = { ...optionsOf(place), rootDir: root };
  const texts = new Map(
    sources.flatMap(({ files }, index) =>
      [...files].map(([file, text]): [string, string] => [
        nameOf(index, file),
        file.endsWith('.d.ts')
          ? text
          : asModule(place === 'javascript' ? satisfying(file, text) : text),
      ]),
    ),
  );
  const generated = ['contentTypes.d.ts', 'components.d.ts'].map((name) =>
    path.join(goldenDirectory, 'types/generated', name),
  );
  const names = sources.map(({ file }, index) => nameOf(index, file));
  const declarations = [...texts.keys()].filter((name) => name.endsWith('.d.ts'));
  const program = compiler.createProgram(
    [...names, ...declarations, ...generated],
    options,
    virtualHost(texts, options, sources, place),
  );
  for (const [index, source] of sources.entries()) {
    const file = program.getSourceFile(names[index] ?? '');
    if (!file) throw new Error(`The type checker lost ${source.key}`);
    const diagnostics = [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ];
    result.set(
      source.key,
      diagnostics.flatMap((diagnostic) => problemsOf(diagnostic, file, source)),
    );
  }
}

function nameOf(index: number, file: string): string {
  return path.join(root, String(index), file);
}

/** The copy of the project that a file is in, and its path in there. */
function placeIn(name: string): { index: number; file: string } | undefined {
  if (!name.startsWith(root + path.sep)) return undefined;
  const [index, ...file] = path.relative(root, name).split(path.sep);
  return { index: Number(index), file: `/${file.join('/')}` };
}

/** Names in a file without imports would collide with those of other copies; no line moves. */
function asModule(text: string): string {
  const isModule = /^\s*(?:import|export)\b|\bmodule\.exports\b|^\s*exports\.\w+ =/m.test(text);
  return isModule ? text : `${text}\nexport {};`;
}

function virtualHost(
  texts: ReadonlyMap<string, string>,
  options: ts.CompilerOptions,
  sources: readonly Source[],
  place: Place,
): ts.CompilerHost {
  const project = readerProject(place === 'javascript' ? 'javascript' : 'typescript');
  const host = compiler.createCompilerHost(options, true);
  const { fileExists, readFile, getSourceFile } = host;
  /** What the page doesn't show is in the reader's project. */
  const real = (name: string): string => {
    const inside = placeIn(name);
    return inside ? path.join(project, inside.file) : name;
  };
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, real(name));
  host.readFile = (name) => texts.get(name) ?? readFile.call(host, real(name));
  host.directoryExists = (name) =>
    placeIn(name) !== undefined || compiler.sys.directoryExists(name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = texts.get(name) ?? (placeIn(name) ? host.readFile(name) : undefined);
    return text === undefined
      ? getSourceFile.call(host, name, languageVersion, ...rest)
      : compiler.createSourceFile(name, text, languageVersion, true);
  };
  const cache = compiler.createModuleResolutionCache(
    host.getCurrentDirectory(),
    (name) => name,
    options,
  );
  host.resolveModuleNameLiterals = (literals, containing, _redirected, _options, file) =>
    literals.map((literal) => {
      const found = compiler.resolveModuleName(
        literal.text,
        containing,
        options,
        host,
        cache,
        undefined,
        compiler.getModeForUsageLocation(file, literal, options),
      );
      const inside = placeIn(containing);
      const source = inside && sources[inside.index];
      if (!source || isFragmentPlace(place) || !found.resolvedModule?.isExternalLibraryImport)
        return found;
      return source.has(packageIn(found.resolvedModule.resolvedFileName))
        ? found
        : { resolvedModule: undefined };
    });
  return host;
}

/** The package that a file under `node_modules` belongs to. */
function packageIn(file: string): string {
  return packageOf(file.split('/node_modules/').at(-1) ?? '');
}

/** The package that an import names, without the path in it. */
function packageOf(module: string): string {
  return module
    .split('/')
    .slice(0, module.startsWith('@') ? 2 : 1)
    .join('/');
}

function problemsOf(diagnostic: ts.Diagnostic, file: ts.SourceFile, source: Source): Problem[] {
  const start = diagnostic.start ?? 0;
  const text = file.text.split('\n')[file.getLineAndCharacterOfPosition(start).line] ?? '';
  if (!CANNOT_FIND_MODULE.has(diagnostic.code)) return [{ text, message: messageOf(diagnostic) }];
  const name = file.text.slice(start, start + (diagnostic.length ?? 0)).replace(/['"`]/g, '');
  const isFragment = isFragmentPlace(source.place);
  if (/^(?:[./]|@\/|node:)/.test(name)) {
    const message = `At this point of the page, the reader's project has no ${name}.`;
    return isFragment || isAsset.test(name) ? [] : [{ text, message }];
  }
  const uninstalled = packageOf(name);
  const named = `package "${uninstalled}"`;
  if (isFragment) {
    const message = `The ${named} does not exist in the npm registry.`;
    return [{ text, message, uninstalled }];
  }
  const message = !source.has(uninstalled)
    ? `A new project doesn't have the ${named}. Show a command on this page that installs it.`
    : existsSync(packageFolder(uninstalled))
      ? `The ${named} has no types. Show a command on this page that installs @types/${uninstalled}, or declare the module.`
      : `The ${named} isn't installed in verify/, so nothing can compile this.`;
  return [{ text, message }];
}

function messageOf(diagnostic: ts.Diagnostic): string {
  return `${compiler.flattenDiagnosticMessageText(diagnostic.messageText, '\n').split('\n').slice(0, 4).join(' ').replace(/\s+/g, ' ')} (TS${diagnostic.code})`;
}
