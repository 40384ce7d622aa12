import { STATUS_CODES } from 'node:http';
import { getSystemErrorMap } from 'node:util';
import { hole } from './text-of.ts';

/** What Node.js itself says: of the system's errors, of an HTTP status, and of code that fails. */
export function nodeMessages(): string[] {
  return [
    ...[...getSystemErrorMap().values()].flatMap(([code, text]) => [
      `${code}: ${text}, ${hole}`,
      `connect ${code} ${hole}`,
      `getaddrinfo ${code} ${hole}`,
    ]),
    `getaddrinfo ENOTFOUND ${hole}`,
    ...Object.entries(STATUS_CODES).map((status) => status.join(' ')),
    ...faulty.flatMap(whatFails),
  ];
}

/** Code that fails as that of projects and plugins does. */
const faulty = [
  'undefined.NAME',
  'null.NAME',
  'undefined.NAME = 1',
  'var NAME = {}; const { NAME: value } = NAME.NAME;',
  'const NAME = 1; NAME()',
  'const NAME = 1; new NAME()',
  'super.NAME()',
  'NAME',
  'JSON.parse("{NAME")',
  'JSON.parse("<NAME")',
];

function whatFails(code: string): string[] {
  try {
    new Function(code)();
    return [];
  } catch (error) {
    return error instanceof Error ? [error.message.replaceAll('NAME', hole)] : [];
  }
}
