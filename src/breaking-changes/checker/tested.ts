import type { SyntaxNode } from '@lezer/common';

/** Functions whose callbacks or arguments decide something. */
const deciding = /\b(?:Boolean|filter|some|every|find|findLast)$/;

/**
 * Whether the code decides something by the value of an expression. If it only makes sure that the
 * value is there before it uses it, as in `date && format(date)`, it doesn't.
 */
export function isTested(expression: SyntaxNode, code: string): boolean {
  const textOf = ({ from, to }: { from: number; to: number }) => code.slice(from, to);
  let at = expression;
  let tested = false;
  for (
    let parent = at.parent;
    parent && /^(?:Parenthesized|Unary|Binary)Expression$/.test(parent.name);
    parent = at.parent
  ) {
    const isFirst = at.from === parent.from;
    const sign = isFirst ? at.nextSibling : at.prevSibling;
    const other = isFirst ? parent.lastChild : parent.firstChild;
    if (sign && other) {
      const operator = textOf(sign);
      if (/^[!=]==?$/.test(operator)) tested ||= /^(?:null|undefined)$/.test(textOf(other));
      else tested ||= operator === '!' || (operator === '&&' && isFirst);
    }
    at = parent;
  }
  const { parent } = at;
  if (!parent) return tested;
  const isCondition =
    /^(?:If|While)Statement$/.test(parent.name) ||
    (parent.name === 'ConditionalExpression' && at.from === parent.from);
  const list = parent.name === 'ArrowFunction' ? parent.parent : parent;
  const isAsked =
    list?.name === 'ArgList' && deciding.test(code.slice(Math.max(0, list.from - 12), list.from));
  const whole = textOf(isCondition ? parent : at);
  const used = whole.split(textOf(expression)).length - 1;
  return (tested || isCondition || isAsked) && used < 2;
}
