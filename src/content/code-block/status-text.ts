import { STATUS_CODES } from 'node:http';

/** `404` with what it says: `404 Not Found`. */
export const statusText = (status: string): string =>
  [status, STATUS_CODES[status]].filter(Boolean).join(' ');
