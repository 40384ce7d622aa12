import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { filesBelow, writeFiles } from '../files.ts';
import { hashFiles, hashText } from '../hash.ts';
import { moveTo } from '../kept.ts';
import { cacheRoot, exampleFiles } from '../paths.ts';
import { completeFile, isPartial } from './complete-file.ts';
import { generatedProject, type Language } from './generate.ts';

/**
 * The project that a reader has: a generated one with the files of the running example, which are written as
 * pages show files. Made once for each version of both; copy the folder before you change anything in it.
 * @returns the project's folder
 */
export function readerProject(language: Language): string {
  const generated = generatedProject(language);
  const key = hashText(`${generated}\0${hashFiles([exampleFiles, import.meta.dirname])}`);
  const directory = path.join(cacheRoot, 'reader', key.slice(0, 16), language);
  if (existsSync(directory)) return directory;
  const working = `${directory}.${process.pid}`;
  cpSync(generated, working, { recursive: true });
  for (const file of filesBelow(exampleFiles)) {
    const name = path.relative(exampleFiles, file);
    if (name === 'package.json') addDependencies(working, file);
    // Git ignores files named `.env` everywhere.
    else if (name === 'env') cpSync(file, path.join(working, '.env'));
    else if (name.endsWith('.ts')) addCode(working, name, readFileSync(file, 'utf8'), language);
    else writeFiles(working, [[name, readFileSync(file)]]);
  }
  return moveTo(directory, working);
}

/** What `npm install` adds for the plugins of the example. */
function addDependencies(project: string, file: string): void {
  const target = path.join(project, 'package.json');
  const manifest = readManifest(target);
  const { dependencies } = readManifest(file);
  const whole = { ...manifest, dependencies: { ...manifest.dependencies, ...dependencies } };
  writeFileSync(target, `${JSON.stringify(whole, null, 2)}\n`);
}

/** The part of a `package.json` that says what a project can import. */
export interface Manifest {
  readonly dependencies: Record<string, string>;
  readonly devDependencies?: Record<string, string>;
}

export function readManifest(file: string): Manifest {
  return JSON.parse(readFileSync(file, 'utf8')) as Manifest;
}

function addCode(project: string, name: string, code: string, language: Language): void {
  const target = language === 'javascript' ? name.replace(/\.ts$/, '.js') : name;
  const own = path.join(project, target);
  const whole =
    existsSync(own) && isPartial(code) ? completeFile(readFileSync(own, 'utf8'), code) : code;
  writeFiles(project, [[target, language === 'javascript' ? toCommonJs(whole) : whole]]);
}

/** A module as Strapi loads it in a JavaScript project. */
export function toCommonJs(code: string): string {
  return ts.transpileModule(code, {
    compilerOptions: {
      target: ts.ScriptTarget.ES2022,
      module: ts.ModuleKind.CommonJS,
      esModuleInterop: true,
    },
  }).outputText;
}
