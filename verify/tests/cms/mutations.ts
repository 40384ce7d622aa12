import { compare } from '../../src/expected/compare.ts';
import type { Expected } from '../../src/expected/literal.ts';

type Literal = Extract<Expected, { kind: 'value' }>;

/** What random values look like: of these only the form is compared. */
const volatile = /^eyJ|^<[^<>]+>$|^[0-9a-f]{32,}$|^[0-9a-f]{8}(-[0-9a-f]{4}){3}-|^\$2[aby]\$/;

/** How the wrong copies of a value fared; `survivors` are those that the comparison let pass. */
export interface Mutations {
  tried: number;
  volatile: number;
  survivors: string[];
}

/**
 * Makes every literal and every name in an expected value wrong, one at a time, and holds each
 * wrong copy against the real value.
 */
export function mutate(expected: Expected, actual: unknown): Mutations {
  const result: Mutations = { tried: 0, volatile: 0, survivors: [] };
  const attempt = (what: string, line: number): void => {
    result.tried += 1;
    if (!compare(expected, actual).some((difference) => difference.line === line))
      result.survivors.push(what);
  };
  const visit = (node: Expected): void => {
    if (node.kind === 'array') node.items.forEach(visit);
    else if (node.kind === 'object') {
      for (const [name, member] of [...node.members]) {
        visit(member);
        node.members.delete(name);
        node.members.set(`${name}X`, member);
        attempt(`name ${name}`, member.line);
        node.members.delete(`${name}X`);
        node.members.set(name, member);
      }
    } else if (typeof node.value === 'string' && volatile.test(node.value)) result.volatile += 1;
    else if (node.value !== undefined) {
      const { value } = node;
      for (const wrong of wrongValues(node)) {
        node.value = wrong;
        attempt(`${JSON.stringify(value)} as ${JSON.stringify(wrong)}`, node.line);
      }
      node.value = value;
    }
  };
  visit(expected);
  return result;
}

/** Another value of the same type, and the same value as another type. */
function wrongValues({ value, open }: Literal): Literal['value'][] {
  // All of a string that was cut down to its mark stands for any string.
  if (open && value === '') return [];
  if (typeof value === 'string') return [`X${value}`, value === '' ? 'X' : null];
  if (typeof value === 'number') return [value + 1, String(value)];
  if (typeof value === 'boolean') return [!value, String(value)];
  return ['null', 0];
}
