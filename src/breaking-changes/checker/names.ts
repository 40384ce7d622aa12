import type { SyntaxNode } from '@lezer/common';

/** As many names as a rule can ask for; a bound keeps long chains and deep patterns fast. */
const mostNames = 8;

/** What leads to the value of a local name: `const { db } = strapi` makes `db` `strapi.db`. */
export type LocalNames = Map<string, readonly string[]>;

/** A package as the first of several names; a variable of the same name isn't the package. */
export const moduleName = (specifier: string): string => `module:${specifier}`;

export const unquoted = (text: string): string => text.replace(/^(['"`])(.*)\1$/, '$2');

/**
 * The names of an expression such as `strapi.db.query(uid).update`, without arguments and indexes.
 * It is empty if the last name isn't known, and begins late if an earlier one isn't.
 */
export function namesOf(expression: SyntaxNode, code: string, locals?: LocalNames): string[] {
  const names: string[] = [];
  let at: SyntaxNode | null = expression;
  while (at && names.length < mostNames) {
    if (at.name === 'MemberExpression') {
      const name = memberOf(at, code);
      if (name !== undefined) names.unshift(name);
      at = at.firstChild;
    } else if (/^(VariableName|this|super)$/.test(at.name)) {
      const name = code.slice(at.from, at.to);
      names.unshift(...(locals?.get(name) ?? [name]));
      break;
    } else {
      const module = moduleOf(at, code);
      if (module !== undefined) return [moduleName(module), ...names];
      at = inside(at);
    }
  }
  return names.slice(-mostNames);
}

/** The name after the dot, or in brackets as text. */
function memberOf(member: SyntaxNode, code: string): string | undefined {
  const last = member.lastChild;
  const name = last?.name === ']' && last.prevSibling?.name === 'String' ? last.prevSibling : last;
  if (!name || !/^(PropertyName|PrivatePropertyName|String)$/.test(name.name)) return undefined;
  return unquoted(code.slice(name.from, name.to));
}

/** What an expression has around the value that its names lead to: `await a`, `(a as B)`, `a!`. */
function inside(expression: SyntaxNode): SyntaxNode | null {
  switch (expression.name) {
    case 'CallExpression':
    case 'PostfixExpression':
    case 'InstantiationExpression':
      return expression.firstChild;
    case 'AwaitExpression':
    case 'ParenthesizedExpression':
      return expression.firstChild?.nextSibling ?? null;
    case 'BinaryExpression': {
      const first = expression.firstChild;
      return /^(as|satisfies)$/.test(first?.nextSibling?.name ?? '') ? first : null;
    }
    default:
      return null;
  }
}

/** The module of `import('m')`, `require('m')` and `jest.mock('m')`. */
export function moduleOf(
  { name, firstChild: first }: SyntaxNode,
  code: string,
): string | undefined {
  if (name !== 'DynamicImport' && name !== 'CallExpression') return undefined;
  if (
    !first ||
    !/^(import|require(\.resolve)?|(jest|vi)\.\w+)$/.test(code.slice(first.from, first.to))
  )
    return undefined;
  const specifier = (
    first.nextSibling?.name === 'ArgList' ? first.nextSibling : first.parent
  )?.getChild('String');
  return specifier ? unquoted(code.slice(specifier.from, specifier.to)) : undefined;
}

/** The arguments with which a name or member is called, or made by `new`. */
export function argumentsOf(callee: SyntaxNode): SyntaxNode | null {
  let call = callee.parent;
  while (call && /^(?:Postfix|Instantiation)Expression$/.test(call.name)) call = call.parent;
  return call && /^(?:Call|New)Expression$/.test(call.name) ? call.getChild('ArgList') : null;
}

/** Where the name of a key is written; none if it is computed or spread. */
export function keyNameOf({ firstChild }: SyntaxNode): SyntaxNode | undefined {
  let at = firstChild;
  while (at && /^(async|get|set|static|readonly|Star)$/.test(at.name)) at = at.nextSibling;
  const isName = /^(Property(Definition|Name)|VariableDefinition|String|Number|Label)$/;
  return at && isName.test(at.name) ? at : undefined;
}

/** The names of a property that a pattern takes: those of the value, of the keys around, its own. */
export function patternNames(property: SyntaxNode, code: string, locals: LocalNames): string[] {
  const names: string[] = [];
  let at: SyntaxNode | null = property;
  while (at?.name === 'PatternProperty' && names.length < mostNames) {
    const name = keyNameOf(at);
    if (name) names.unshift(unquoted(code.slice(name.from, name.to)));
    const pattern: SyntaxNode | null = at.parent;
    const value = pattern && assignedTo(pattern);
    if (value) names.unshift(...namesOf(value, code, locals));
    at = pattern?.parent ?? null;
  }
  return names.slice(-mostNames);
}

/** The expression after the `=` that follows a variable or a pattern, if it is declared so. */
export function assignedTo(declared: SyntaxNode): SyntaxNode | null {
  if (declared.parent?.name !== 'VariableDeclaration') return null;
  let at = declared.nextSibling;
  if (at?.name === 'TypeAnnotation') at = at.nextSibling;
  return at?.name === 'Equals' ? at.nextSibling : null;
}
