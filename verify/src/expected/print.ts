import type { Expected } from './literal.ts';

const WIDTH = 100;

/** How names, strings and trim marks are written. */
interface Style {
  name(text: string): string;
  text(text: string): string;
  gap: string;
}

const json: Style = { name: JSON.stringify, text: JSON.stringify, gap: '// …' };

const javascript: Style = {
  name: (text) => (/^[A-Za-z_$][\w$]*$/.test(text) ? text : javascript.text(text)),
  text: (text) => (/['\n\\]/.test(text) ? JSON.stringify(text) : `'${text}'`),
  gap: '…',
};

/**
 * Writes a value as a response block should show it. Where the page trimmed, the new text is
 * trimmed in the same way: an open object keeps the members it named, an open list the items it
 * showed.
 */
export function printJson(actual: unknown, expected?: Expected): string {
  return printValue(actual, expected, '', json);
}

/** Writes a value as a `// =>` comment should show it, trimmed as the page trimmed it. */
export function printJavascript(actual: unknown, expected?: Expected): string {
  return printValue(actual, expected, '', javascript);
}

function printValue(
  actual: unknown,
  expected: Expected | undefined,
  indent: string,
  style: Style,
): string {
  if (expected?.kind === 'value' && keepsItsText(expected, actual))
    return style.text(String(written(expected)));
  if (Array.isArray(actual))
    return printArray(actual, expected?.kind === 'array' ? expected : undefined, indent, style);
  if (typeof actual === 'object' && actual !== null) {
    return printObject(
      actual as Record<string, unknown>,
      expected?.kind === 'object' ? expected : undefined,
      indent,
      style,
    );
  }
  return typeof actual === 'string' ? style.text(actual) : (JSON.stringify(actual) ?? 'undefined');
}

/** Placeholders and shortened strings stay as the author wrote them. */
function keepsItsText(expected: Extract<Expected, { kind: 'value' }>, actual: unknown): boolean {
  if (typeof actual !== 'string' || typeof expected.value !== 'string') return false;
  return (
    /^<[^<>]+>$/.test(expected.value) ||
    (expected.open && (actual.startsWith(expected.value) || expected.value.startsWith('eyJ')))
  );
}

function written(expected: Extract<Expected, { kind: 'value' }>): unknown {
  return expected.open ? `${expected.value}…` : expected.value;
}

function printArray(
  actual: unknown[],
  expected: Extract<Expected, { kind: 'array' }> | undefined,
  indent: string,
  style: Style,
): string {
  const inner = `${indent}  `;
  const gap = expected?.gapAt;
  if (expected === undefined || gap === undefined || actual.length < expected.items.length) {
    return join(
      '[',
      ']',
      actual.map((item, index) =>
        printValue(item, expected?.items[index] ?? expected?.items[0], inner, style),
      ),
      indent,
      style,
    );
  }
  const tail = expected.items.length - gap;
  const parts = [
    ...actual
      .slice(0, gap)
      .map((item, index) => printValue(item, expected.items[index], inner, style)),
    style.gap,
    ...actual
      .slice(actual.length - tail)
      .map((item, index) => printValue(item, expected.items[gap + index], inner, style)),
  ];
  return join('[', ']', parts, indent, style);
}

function printObject(
  actual: Record<string, unknown>,
  expected: Extract<Expected, { kind: 'object' }> | undefined,
  indent: string,
  style: Style,
): string {
  const inner = `${indent}  `;
  const names = expected?.open
    ? [...expected.members.keys()].filter((name) => name in actual)
    : Object.keys(actual);
  const parts = names.map(
    (name) =>
      `${style.name(name)}: ${printValue(actual[name], expected?.members.get(name), inner, style)}`,
  );
  if (expected?.open) parts.push(style.gap);
  return join('{', '}', parts, indent, style);
}

/** On one line when it fits; a mark that is a comment ends its line, so it never does. */
function join(open: string, close: string, parts: string[], indent: string, style: Style): string {
  if (parts.length === 0) return open + close;
  const space = open === '{' ? ' ' : '';
  const line = `${open}${space}${parts.join(', ')}${space}${close}`;
  if (indent.length + line.length <= WIDTH && !line.includes('\n') && !line.includes('// …'))
    return line;
  const rows = parts.map((part, index) => {
    const last =
      index === parts.length - 1 || (index === parts.length - 2 && parts.at(-1) === style.gap);
    return `${indent}  ${part}${last || part === style.gap ? '' : ','}`;
  });
  return `${open}\n${rows.join('\n')}\n${indent}${close}`;
}
