import { STATUS_CODES } from 'node:http';
import { getSystemErrorMap } from 'node:util';

/** What Node.js itself says of the system's errors (`connect ECONNREFUSED`), and the reasons of HTTP statuses. */
export function nodeMessages(): string[] {
  return [
    ...[...getSystemErrorMap().values()].flatMap(([code, text]) => [
      `${code}: ${text}`,
      `connect ${code} {}`,
    ]),
    'getaddrinfo ENOTFOUND {}',
    ...Object.entries(STATUS_CODES).map((status) => status.join(' ')),
  ];
}
