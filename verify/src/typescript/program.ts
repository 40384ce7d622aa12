import path from 'node:path';
import ts from 'typescript';
import { cacheRoot, exampleProject, verifyRoot } from '../paths.ts';
import { annotateExport, pathOf } from './context.ts';

/** A code block to check; `key` names it in the result. */
export interface Source {
  key: string;
  code: string;
  lang: string;
  title: string | undefined;
}

/** A problem in a block; `line` counts from 0 within it. */
export interface Problem {
  line: number;
  message: string;
}

export interface TypeCheckResult {
  problems: Map<string, Problem[]>;
  /** Packages that blocks import and that are not installed here, with the blocks that do. */
  unknownPackages: Map<string, { key: string; line: number }[]>;
}

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  allowJs: true,
  checkJs: true,
  // As in a generated TypeScript project.
  strict: false,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
  typeRoots: [path.join(verifyRoot, 'node_modules/@types')],
};

const CANNOT_FIND_MODULE = new Set([2307, 2792, 7016]);
const root = path.join(cacheRoot, 'check');

/**
 * Checks all blocks in one TypeScript program, each as a separate file in a virtual copy of the
 * example project, against the types of Strapi and of the project's content types.
 */
export function typeCheck(sources: Source[], goldenDirectory: string): TypeCheckResult {
  const files = new Map(sources.map((source, index) => [fileName(source, index), source]));
  const texts = new Map([...files].map(([name, source]) => [name, prepare(source)]));
  const generated = ['contentTypes.d.ts', 'components.d.ts'].map((name) =>
    path.join(goldenDirectory, 'types/generated', name),
  );
  const context = path.join(import.meta.dirname, 'context.d.ts');
  const program = ts.createProgram(
    [...texts.keys(), ...generated, context],
    options,
    virtualHost(texts),
  );

  const result: TypeCheckResult = { problems: new Map(), unknownPackages: new Map() };
  for (const [name, source] of files) {
    const file = program.getSourceFile(name);
    if (!file) throw new Error(`The type checker lost ${name}`);
    const problems: Problem[] = [];
    for (const diagnostic of [
      ...program.getSyntacticDiagnostics(file),
      ...program.getSemanticDiagnostics(file),
    ]) {
      const line = file.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line;
      const missing = CANNOT_FIND_MODULE.has(diagnostic.code)
        ? missingModule(diagnostic, file)
        : undefined;
      if (missing === undefined) problems.push({ line, message: messageOf(diagnostic) });
      else if (missing !== '') remember(result.unknownPackages, missing, { key: source.key, line });
    }
    result.problems.set(source.key, problems);
  }
  return result;
}

function fileName({ lang, title }: Source, index: number): string {
  const extension = { js: '.js', jsx: '.jsx', ts: '.ts', tsx: '.tsx' }[lang] ?? '.js';
  const stem = pathOf(title)?.replace(/\.[cm]?[jt]sx?$/, '') ?? '/block';
  return path.join(root, String(index), `${stem}${extension}`);
}

function prepare({ code, lang, title }: Source): string {
  const isTypeScript = lang === 'ts' || lang === 'tsx';
  const annotated = nestDestructuring(annotateExport(code, pathOf(title), isTypeScript));
  const file = ts.createSourceFile(
    'block.tsx',
    code,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const isModule =
    ts.isExternalModule(file) || /\bmodule\.exports\b|(^|\n)\s*exports\.\w+ =/.test(code);
  // Each block is a module: it can await, and its names don't collide with those of other blocks.
  return isModule ? annotated : `${annotated}\nexport {};`;
}

/**
 * TypeScript does not resolve the module in `const { a } = require('m').b` (it does in
 * `const { b: { a } } = require('m')`), and Strapi's factories are mostly taken that way.
 */
function nestDestructuring(code: string): string {
  return code.replace(
    /\bconst (\{[^{}]*\}) = require\(('[^']+'|"[^"]+")\)\.(\w+)/g,
    'const { $3: $1 } = require($2)',
  );
}

function virtualHost(texts: Map<string, string>): ts.CompilerHost {
  const host = ts.createCompilerHost(options, true);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => texts.has(name) || fileExists.call(host, name);
  host.readFile = (name) => texts.get(name) ?? readFile.call(host, name);
  host.getSourceFile = (name, languageVersion, ...rest) => {
    const text = texts.get(name);
    return text === undefined
      ? getSourceFile.call(host, name, languageVersion, ...rest)
      : ts.createSourceFile(name, text, languageVersion, true);
  };
  const cache = ts.createModuleResolutionCache(host.getCurrentDirectory(), (name) => name, options);
  host.resolveModuleNameLiterals = (literals, containing) =>
    literals.map((literal) => {
      const own = ts.resolveModuleName(literal.text, containing, options, host, cache);
      if (own.resolvedModule || !literal.text.startsWith('.') || !containing.startsWith(root))
        return own;
      // A file that the page does not show may exist in the example project.
      const [, ...inside] = path.relative(root, containing).split(path.sep);
      return ts.resolveModuleName(
        literal.text,
        path.join(exampleProject, ...inside),
        options,
        host,
      );
    });
  return host;
}

/** The package that could not be found; `''` for a file that the page does not show, which is fine. */
function missingModule(diagnostic: ts.Diagnostic, file: ts.SourceFile): string {
  const name = file.text
    .slice(diagnostic.start ?? 0, (diagnostic.start ?? 0) + (diagnostic.length ?? 0))
    .replace(/['"`]/g, '');
  if (
    name.startsWith('.') ||
    name.startsWith('/') ||
    name.startsWith('node:') ||
    name.startsWith('@/')
  )
    return '';
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function remember<T>(map: Map<string, T[]>, key: string, value: T): void {
  map.set(key, [...(map.get(key) ?? []), value]);
}

function messageOf(diagnostic: ts.Diagnostic): string {
  return `${ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n').split('\n').slice(0, 4).join(' ').replace(/\s+/g, ' ')} (TS${diagnostic.code})`;
}
