import ts from 'typescript';

/**
 * Compares the JavaScript and the TypeScript version of one example: what is left of each when
 * types, comments and layout are gone and modules are written in one way. Returns what differs,
 * or `undefined` when they agree.
 */
export function disagreement(javascript: string, typescript: string): string | undefined {
  const isCommonJs = /^module\.exports = /m.test(javascript);
  const left = canonicalTokens(javascript, isCommonJs);
  const right = canonicalTokens(withoutTypes(typescript), isCommonJs);
  const at = left.findIndex((token, index) => token !== right[index]);
  if (at === -1 && left.length === right.length) return undefined;
  const position = at === -1 ? left.length : at;
  const around = (tokens: string[]): string =>
    tokens.slice(Math.max(0, position - 6), position + 8).join(' ') || '(nothing)';
  return `JavaScript has \`${around(left)}\`, TypeScript has \`${around(right)}\``;
}

/** The `// => …` comments of a block, which both versions must share. */
export function resultComments(code: string): string[] {
  return code.split('\n').flatMap((line) => /\/\/\s*(=>.*)$/.exec(line)?.[1]?.trim() ?? []);
}

function withoutTypes(code: string): string {
  return ts.transpileModule(code, {
    fileName: 'block.tsx',
    compilerOptions: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.ESNext,
      jsx: ts.JsxEmit.Preserve,
    },
  }).outputText;
}

const parse = (code: string): ts.SourceFile =>
  ts.createSourceFile('block.jsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JSX);

function canonicalTokens(code: string, isCommonJs: boolean): string[] {
  const { transformed } = ts.transform(parse(code), [withoutParentheses]);
  const [file = parse('')] = transformed;
  const printed = ts.createPrinter({ removeComments: true }).printFile(file);
  const exported = isCommonJs ? withOneExport(printed) : printed;
  return relaxed(tokensOf(parse(withImports(exported))));
}

/** Drops the parentheses that types leave behind; the printer puts those back that the syntax needs. */
const withoutParentheses: ts.TransformerFactory<ts.SourceFile> = (context) => (file) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isParenthesizedExpression(node)
      ? visit(node.expression)
      : ts.visitEachChild(node, visit, context);
  return ts.visitEachChild(file, visit, context);
};

const namedExport = /^export ((?:async )?)function (?=\w)/;

/** Writes functions that are exported by name as members of one object, which is what `module.exports` has then. */
function withOneExport(printed: string): string {
  const statements = parse(printed).statements.map((statement) => statement.getText());
  const methods = statements
    .filter((text) => namedExport.test(text))
    .map((text) => text.replace(namedExport, '$1'));
  if (methods.length === 0) return printed;
  const others = statements.filter((text) => !namedExport.test(text));
  return [...others, `export default { ${methods.join(', ')} };`].join('\n');
}

/** `const { a } = require('m').b;`, of which the last part may be missing. */
const required =
  /^(?:const|let|var) (\w+|\{[^}]*\}) = require\(("[^"]*"|'[^']*')\)(?:\.(\w+))?;$/gm;

/**
 * Writes `require` as `import` and `module.exports =` as `export default`, and puts a default export that
 * has a name where it is declared.
 */
function withImports(printed: string): string {
  // Names taken by `const { a } = require('m').b` are written as `b.a` wherever they are called.
  const owners = new Map<string, string>();
  const imported = printed
    .replace(/^(?:(["']).*\1|export \{\s*\});$/gm, '')
    .replace(required, (_, names: string, module: string, member?: string) => {
      if (member === undefined) return `import ${names.replaceAll(':', ' as')} from ${module};`;
      for (const [name] of names.matchAll(/\w+(?=\s*[,}])/g)) owners.set(name, member);
      return `import { ${member} } from ${module};`;
    })
    .replace(/(?<![\w.])\w+(?=\()/g, (name) =>
      owners.has(name) ? `${owners.get(name)}.${name}` : name,
    )
    .replace(/^module\.exports = /gm, 'export default ');
  const name = /^export default (\w+);$/m.exec(imported)?.[1];
  const declared = new RegExp(`^(?:const|let|var) ${name} = `, 'm');
  return name !== undefined && declared.test(imported)
    ? imported.replace(/^export default \w+;$/m, '').replace(declared, 'export default ')
    : imported;
}

function tokensOf(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node)) return [JSON.stringify(node.text)];
  const children = node.getChildren();
  return children.length > 0 ? children.flatMap(tokensOf) : [node.getText()].filter(Boolean);
}

/** Drops what is only style: semicolons, trailing commas, the parentheses around one parameter, `.js` endings of local imports. */
function relaxed(tokens: string[]): string[] {
  return tokens
    .filter((token, index) => {
      if (token === ';') return false;
      if (token === ',') return !/^[)\]}]$/.test(tokens[index + 1] ?? '');
      const opens = token === '(' && tokens[index + 2] === ')' && tokens[index + 3] === '=>';
      const closes = token === ')' && tokens[index - 2] === '(' && tokens[index + 1] === '=>';
      return !opens && !closes;
    })
    .map((token) => token.replace(/^("\.{1,2}\/.*)\.[jt]sx?"$/, '$1"'));
}
