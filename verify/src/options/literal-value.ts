import ts from 'typescript';

/** The value of an expression that is the same in every run; `undefined` for any other. */
export function literalValue(node: ts.Expression): unknown {
  if (ts.isStringLiteral(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
    return product(-1, literalValue(node.operand));
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AsteriskToken)
    return product(literalValue(node.left), literalValue(node.right));
  if (ts.isArrayLiteralExpression(node)) return allOrNothing(node.elements.map(literalValue));
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  const values = node.properties.map((member) =>
    ts.isPropertyAssignment(member) ? literalValue(member.initializer) : undefined,
  );
  return (
    allOrNothing(values) &&
    Object.fromEntries(
      node.properties.map((member, index) => [(member.name as ts.Identifier).text, values[index]]),
    )
  );
}

function product(left: unknown, right: unknown): number | undefined {
  return typeof left === 'number' && typeof right === 'number' ? left * right : undefined;
}

function allOrNothing(values: unknown[]): unknown[] | undefined {
  return values.includes(undefined) ? undefined : values;
}
