import ts from 'typescript';

/** Stands for what differs each time. */
export const hole = '{}';

/** What the names in a file mean, so that a message in a constant is found. */
export type Lookup = (name: string) => ts.Expression | undefined;

/** Functions and methods that return the text that they are given, in other colors or without its indentation. */
const passing =
  /^(?:chalk|picocolors|pc|kleur|colors|boxen|dedent|outdent|stripIndents?|String)(?:\.|$)|^(?:trim|trimEnd|trimStart|toString|replace|replaceAll)$/;

/** How far constants are followed. */
const furthest = 4;

/** The constants of a file by name; one that is declared twice has no meaning. */
export function lookupIn(file: ts.SourceFile): Lookup {
  const values = new Map<string, ts.Expression | undefined>();
  const read = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      values.set(node.name.text, values.has(node.name.text) ? undefined : node.initializer);
    }
    node.forEachChild(read);
  };
  read(file);
  return (name) => values.get(name);
}

/**
 * What an expression can be as text, with `{}` for what is only known when it runs: one for each branch of
 * a condition, and nothing for an expression that isn't text.
 */
export function textsOf(expression: ts.Expression, lookup: Lookup): string[] {
  return read(expression, { lookup, depth: 0, isPart: false });
}

interface Around {
  readonly lookup: Lookup;
  readonly depth: number;
  /** Whether the text goes on around the expression, which then has one text or is a hole. */
  readonly isPart: boolean;
}

function read(node: ts.Expression, around: Around): string[] {
  const inner = (child: ts.Expression): string[] =>
    read(child, { ...around, depth: around.depth + 1 });
  const part = (child: ts.Expression): string =>
    read(child, { ...around, depth: around.depth + 1, isPart: true })[0] ?? hole;
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [templateText(node, part)];
  if (ts.isTaggedTemplateExpression(node)) return inner(node.template);
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node))
    return inner(node.expression);
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : inner(node.body);
  if (isSum(node)) {
    const texts = [part(node.left), part(node.right)];
    return texts.every((text) => text === hole) ? [] : [texts.join('')];
  }
  if (ts.isConditionalExpression(node) || ts.isBinaryExpression(node))
    return around.isPart ? [] : alternatives(node).flatMap(inner);
  if (ts.isIdentifier(node)) {
    const value = around.depth < furthest ? around.lookup(node.text) : undefined;
    return value ? inner(value) : [];
  }
  if (ts.isPropertyAccessExpression(node)) {
    const value = around.depth < furthest ? memberOf(node, around.lookup) : undefined;
    return value ? inner(value) : [];
  }
  return ts.isCallExpression(node) ? textsOfCall(node, inner, part) : [];
}

export const isSum = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken;

function templateText(
  { head, templateSpans }: ts.TemplateExpression,
  part: (child: ts.Expression) => string,
): string {
  return templateSpans.reduce(
    (text, { expression, literal }) => text + part(expression) + literal.text,
    head.text,
  );
}

/** What `a ? b : c`, `a || b`, `a ?? b` and `a && b` can be. */
function alternatives(
  node: ts.ConditionalExpression | ts.BinaryExpression,
): readonly ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse];
  switch (node.operatorToken.kind) {
    case ts.SyntaxKind.BarBarToken:
    case ts.SyntaxKind.QuestionQuestionToken:
      return [node.left, node.right];
    case ts.SyntaxKind.AmpersandAmpersandToken:
      return [node.right];
    default:
      return [];
  }
}

/** The value of `MESSAGES.notFound` in the file that has the object. */
function memberOf(
  { expression, name }: ts.PropertyAccessExpression,
  lookup: Lookup,
): ts.Expression | undefined {
  const object = ts.isIdentifier(expression) ? lookup(expression.text) : undefined;
  if (!object || !ts.isObjectLiteralExpression(object)) return undefined;
  const member = object.properties.find((property) => property.name?.getText() === name.text);
  return member && ts.isPropertyAssignment(member) ? member.initializer : undefined;
}

/** `chalk.red('…')`, `'…'.trim()`, `['…', '…'].join('\n')`. */
function textsOfCall(
  { expression, arguments: given }: ts.CallExpression,
  inner: (child: ts.Expression) => string[],
  part: (child: ts.Expression) => string,
): string[] {
  if (ts.isPropertyAccessExpression(expression)) {
    const { name, expression: owner } = expression;
    if (name.text === 'join' && ts.isArrayLiteralExpression(owner))
      return [owner.elements.map(part).join(' ')];
    if (name.text === 'format') return given.slice(0, 1).flatMap(inner);
    if (passing.test(name.text)) return inner(owner);
  }
  const callee = expression.getText().replaceAll('__default.default', '');
  return passing.test(callee) ? given.flatMap(inner) : [];
}
