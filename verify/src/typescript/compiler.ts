import { createRequire } from 'node:module';
import path from 'node:path';
import type typescript from 'typescript';
import { verifyRoot } from '../paths.ts';
import { readerProject } from '../reader/project.ts';

/** The compiler that `strapi build` and `strapi develop` use, which isn't the verifier's own. */
export const compiler = createRequire(
  path.join(verifyRoot, 'node_modules/@strapi/typescript-utils/package.json'),
)('typescript') as typeof typescript;

/** Where a block belongs, which decides about the options with which it compiles. */
export type Place = 'server' | 'admin' | 'javascript' | 'fragment' | 'javascript-fragment';

/** Whether code of this place is outside of the reader's project. */
export function isFragmentPlace(place: Place): boolean {
  return place === 'fragment' || place === 'javascript-fragment';
}

/** @param file the path of a project file, if the block is one */
export function placeOf(file: string | undefined, lang: string): Place {
  const isTypeScript = lang === 'ts' || lang === 'tsx';
  const isAdmin = file?.startsWith('/src/admin/');
  if (file === undefined || file.startsWith('/src/plugins/') || (isAdmin && !isTypeScript))
    return isTypeScript ? 'fragment' : 'javascript-fragment';
  if (!isTypeScript) return 'javascript';
  return isAdmin ? 'admin' : 'server';
}

const typeRoots = [path.join(verifyRoot, 'node_modules/@types')];

/** Code outside of the project, such as that of a front end, as a strict new project checks it. */
const fragment: typescript.CompilerOptions = {
  target: compiler.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: compiler.ModuleKind.ESNext,
  moduleResolution: compiler.ModuleResolutionKind.Bundler,
  jsx: compiler.JsxEmit.ReactJSX,
  strict: true,
  esModuleInterop: true,
  resolveJsonModule: true,
  skipLibCheck: true,
  noEmit: true,
  types: ['node'],
  typeRoots,
};

/** The options of a place: for files of the project, those of its configuration, unchanged. */
export function optionsOf(place: Place): typescript.CompilerOptions {
  switch (place) {
    case 'server':
      return configured(path.join(readerProject('typescript'), 'tsconfig.json'));
    case 'admin':
      return configured(path.join(readerProject('typescript'), 'src/admin/tsconfig.json'));
    case 'javascript':
      return configured(path.join(readerProject('javascript'), 'jsconfig.json'));
    case 'fragment':
      return fragment;
    case 'javascript-fragment':
      return { ...fragment, allowJs: true, checkJs: true, strict: false };
  }
}

function configured(file: string): typescript.CompilerOptions {
  const { config } = compiler.readConfigFile(file, compiler.sys.readFile);
  const { options } = compiler.parseJsonConfigFileContent(
    config,
    compiler.sys,
    path.dirname(file),
    // Nothing is written, so nothing is kept between two compilations either.
    { noEmit: true, incremental: false },
    file,
  );
  return { ...options, typeRoots };
}
