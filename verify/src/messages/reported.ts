import ts from 'typescript';
import { parseFile, visit } from '../typescript/source.ts';
import { saysFailure } from './failure-words.ts';
import { lookupIn, textsOf } from './text-of.ts';

/** Logged as a failure, or returned to the caller: functions and methods by their last name. */
const reporters = new Set([
  // Loggers, consoles and spinners
  ...['error', 'warn', 'fatal', 'fail', 'warning', 'deprecate', 'emitWarning', 'fatalError'],
  'warnOnce',
  // Responses
  ...['badRequest', 'unauthorized', 'forbidden', 'notFound', 'methodNotAllowed', 'conflict'],
  ...['payloadTooLarge', 'unprocessableEntity', 'tooManyRequests', 'internalServerError'],
  ...['notImplemented', 'send', 'throw', 'reject', 'abort', 'close', 'exitWith'],
  // Rules of Yup and Zod, which have the message as an argument
  ...['test', 'required', 'matches', 'typeError', 'oneOf', 'notOneOf', 'min', 'max', 'refine'],
  ...['email', 'url', 'regex', 'length', 'lowercase', 'notRequired', 'defined', 'noUnknown'],
  ...['assert', 'invariant', 'ok', 'createError', 'addIssue'],
  // The constructor of an error class
  'super',
]);

/** Printed whatever happens, so that only the wording says whether something failed. */
const printers = new Set(['info', 'log', 'write', 'success', 'succeed', 'reportInfo']);

/** What says that something failed by its name, such as `errorMessage` or `WARNING_TEXT`. */
const reportingName = /(?:message|msg|error|warning|reason)s?$/i;

/** Questions of a command, which nobody looks up. */
const question = /^(?:confirm|input|list|password|select|checkbox|number|rawlist)$/;

/** A text that somebody meets. */
export interface Reported {
  readonly text: string;
  /** Whether it says that something failed. */
  readonly isFailure: boolean;
}

/** Everything that the JavaScript in a file throws, logs, prints or returns as a message. */
export function reportedIn(file: string): Reported[] {
  const source = parseFile(file);
  const lookup = lookupIn(source);
  const found: Reported[] = [];
  const add = (expressions: readonly ts.Expression[], isFailure: (text: string) => boolean) => {
    for (const text of expressions.flatMap((expression) => textsOf(expression, lookup)))
      found.push({ text, isFailure: isFailure(text) });
  };
  visit(source, (node) => {
    add(reportedBy(node), () => true);
    add(printedBy(node), saysFailure);
  });
  return found;
}

function reportedBy(node: ts.Node): readonly ts.Expression[] {
  if (ts.isThrowStatement(node))
    return ts.isNewExpression(node.expression)
      ? (node.expression.arguments ?? [])
      : [node.expression];
  if (ts.isNewExpression(node))
    return /(?:Error|Exception|Issue)$/.test(lastName(node.expression))
      ? (node.arguments ?? []).slice(0, 2)
      : [];
  if (ts.isCallExpression(node)) {
    const name = lastName(node.expression);
    return reporters.has(name) || reportingName.test(name) || /Error$/.test(name)
      ? node.arguments.flatMap((argument) => elementsOf(argument))
      : [];
  }
  if (ts.isPropertyAssignment(node))
    return reportingName.test(node.name.getText()) && !isTranslated(node) && !isQuestion(node)
      ? [node.initializer]
      : [];
  if (ts.isVariableDeclaration(node) || ts.isParameter(node))
    return node.initializer && reportingName.test(node.name.getText()) ? [node.initializer] : [];
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.EqualsToken)
    return reportingName.test(lastName(node.left)) ? [node.right] : [];
  if (ts.isReturnStatement(node) && node.expression)
    return reportingName.test(functionName(node)) ? [node.expression] : [];
  return [];
}

function printedBy(node: ts.Node): readonly ts.Expression[] {
  if (ts.isCallExpression(node))
    return printers.has(lastName(node.expression)) ? node.arguments : [];
  return ts.isPropertyAssignment(node) && isTranslated(node) ? [node.initializer] : [];
}

/** A label, or the English of a text that is translated: any text of the panel. */
const isTranslated = ({ name }: ts.PropertyAssignment): boolean =>
  /^(?:defaultMessage|placeholder)$/.test(name.getText());

const elementsOf = (argument: ts.Expression): readonly ts.Expression[] =>
  ts.isArrayLiteralExpression(argument) ? argument.elements : [argument];

/** The name of a function or method: of a default import, and of a private method, as the source had it. */
function lastName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text.replace(/^_|__default$/g, '');
  if (node.kind === ts.SyntaxKind.SuperKeyword) return 'super';
  if (ts.isElementAccessExpression(node)) return lastName(node.argumentExpression);
  // A fallback: `(strapi?.log?.warn ?? console.warn)(…)`.
  if (ts.isParenthesizedExpression(node)) return lastName(node.expression);
  if (ts.isBinaryExpression(node)) return lastName(node.right);
  if (!ts.isPropertyAccessExpression(node)) return '';
  return node.name.text === 'default' ? lastName(node.expression) : node.name.text;
}

/** The name of the function around a node. */
function functionName(node: ts.Node): string {
  let around = node.parent;
  while (!ts.isFunctionLike(around) && !ts.isSourceFile(around)) around = around.parent;
  if (ts.isSourceFile(around)) return '';
  if (around.name) return around.name.getText();
  return ts.isVariableDeclaration(around.parent) ? around.parent.name.getText() : '';
}

function isQuestion({ parent }: ts.PropertyAssignment): boolean {
  return parent.properties.some(
    (property) =>
      ts.isPropertyAssignment(property) &&
      property.name.getText() === 'type' &&
      ts.isStringLiteral(property.initializer) &&
      question.test(property.initializer.text),
  );
}
