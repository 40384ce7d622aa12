import type { Expected } from './literal.ts';

/** One way in which reality differs from the page; `line` counts from 0 within the block. */
export interface Difference {
  line: number;
  message: string;
}

/** Values that stay random even with a fixed clock and counter. They are compared by their form. */
const randomForms: { name: string; form: RegExp }[] = [
  { name: 'a JWT', form: /^eyJ[\w-]+\.[\w-]+\.[\w-]+$/ },
  { name: 'a hash', form: /^[0-9a-f]{32,}$/ },
  { name: 'a UUID', form: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/ },
  { name: 'a bcrypt hash', form: /^\$2[aby]\$/ },
];

/** Uploaded files get ten random hexadecimal digits in their names. */
const uploadHash = /_[0-9a-f]{10}(?=\.|$)/g;

/** Compares a value that the CMS gave with what the page shows; no difference means that the page is right. */
export function compare(expected: Expected, actual: unknown, at = ''): Difference[] {
  switch (expected.kind) {
    case 'value':
      return sameValue(expected, actual)
        ? []
        : [
            {
              line: expected.line,
              message: `${label(at)} is ${show(actual)}, the page says ${show(expected.value)}`,
            },
          ];
    case 'array':
      return compareArray(expected, actual, at);
    case 'object':
      return compareObject(expected, actual, at);
  }
}

function sameValue(expected: Extract<Expected, { kind: 'value' }>, actual: unknown): boolean {
  const wanted = expected.value;
  if (typeof wanted !== 'string' || typeof actual !== 'string') return wanted === actual;
  if (/^<[^<>]+>$/.test(wanted)) return actual !== '';
  if (expected.open && actual.startsWith(wanted)) return true;
  if (randomForms.some(({ form }) => form.test(wanted) && form.test(actual))) return true;
  if (expected.open && randomForms[0]?.form.test(actual) && wanted.startsWith('eyJ')) return true;
  return wanted.replace(uploadHash, '_#') === actual.replace(uploadHash, '_#');
}

function compareArray(
  expected: Extract<Expected, { kind: 'array' }>,
  actual: unknown,
  at: string,
): Difference[] {
  const { items, gapAt, line } = expected;
  if (!Array.isArray(actual))
    return [{ line, message: `${label(at)} is ${show(actual)}, the page says it is a list` }];
  if (gapAt === undefined ? actual.length !== items.length : actual.length < items.length) {
    const more = gapAt === undefined ? '' : ' or more';
    return [
      {
        line,
        message: `${label(at)} has ${actual.length} item(s), the page shows ${items.length}${more}`,
      },
    ];
  }
  const head = gapAt ?? items.length;
  return items.flatMap((item, index) => {
    const position = index < head ? index : actual.length - items.length + index;
    return compare(item, actual[position], `${at}[${position}]`);
  });
}

function compareObject(
  expected: Extract<Expected, { kind: 'object' }>,
  actual: unknown,
  at: string,
): Difference[] {
  const { members, open, line } = expected;
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) {
    return [{ line, message: `${label(at)} is ${show(actual)}, the page says it is an object` }];
  }
  const record = actual as Record<string, unknown>;
  const differences = [...members].flatMap(([name, member]) => {
    const inner = at ? `${at}.${name}` : name;
    if (!(name in record) && !(member.kind === 'value' && member.value === undefined)) {
      return [
        {
          line: member.line,
          message: `${label(inner)} doesn't exist; the real members are ${Object.keys(record).join(', ') || 'none'}`,
        },
      ];
    }
    return compare(member, record[name], inner);
  });
  const unnamed = open ? [] : Object.keys(record).filter((name) => !members.has(name));
  if (unnamed.length > 0) {
    differences.push({
      line,
      message: `${label(at)} also has ${unnamed.join(', ')}; add them, or a \`// …\` comment to trim`,
    });
  }
  return differences;
}

function label(at: string): string {
  return at === '' ? 'the value' : `\`${at}\``;
}

function show(value: unknown): string {
  const text = value === undefined ? 'undefined' : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
