import ts from 'typescript';

/**
 * Reads the types of packages without a program that uses them.
 * @param file where the expressions are, as far as the packages are concerned
 * @param types TypeScript expressions for types
 */
export function probe(
  file: string,
  types: readonly string[],
): { checker: ts.TypeChecker; types: ts.Type[] } {
  const text = types.map((type, index) => `export type T${index} = ${type};`).join('\n');
  const options: ts.CompilerOptions = {
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    skipLibCheck: true,
    types: [],
    strict: true,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, ...rest) =>
    name === file
      ? ts.createSourceFile(file, text, ts.ScriptTarget.ES2022)
      : getSourceFile.call(host, name, ...rest);
  const program = ts.createProgram([file], options, host);
  const checker = program.getTypeChecker();
  const statements = program.getSourceFile(file)?.statements.filter(ts.isTypeAliasDeclaration);
  return { checker, types: (statements ?? []).map((one) => checker.getTypeAtLocation(one)) };
}
