import { expect, test } from 'vitest';
import { parseRequest } from '../../requests/parse-request.ts';
import { adviceFor } from './advice.ts';

const page = 'https://docs.example';
const answered = (status: number) =>
  ({ kind: 'answered', status, reason: '', body: '', milliseconds: 1 }) as const;
const find = parseRequest('GET /api/dishes?filters[name]=Pie');

test('each failure says what to do next', () => {
  expect(adviceFor({ kind: 'unreachable', server: 'http://localhost:1337' }, find, page)).toMatch(
    /Start Strapi .* add https:\/\/docs\.example to origin of strapi::cors in config\/middlewares/,
  );
  expect(adviceFor(answered(401), find, page)).toContain('needs a token');
  expect(adviceFor(answered(403), find, page)).toContain('Select find of dishes');
  expect(adviceFor(answered(403), parseRequest('DELETE /api/dishes/abc'), page)).toContain(
    'Select delete',
  );
  expect(adviceFor(answered(404), parseRequest('GET /api/dishes/abc'), page)).toContain(
    'whether the entry is published',
  );
  expect(adviceFor(answered(200), find, page)).toBeUndefined();
  const own = { ...answered(200), body: '{ "data": [{ "id": 1, "name": "Mine" }] }' };
  const documented = '{ "data": [{ "id": 4, "name": "Pie", "cover": null }] }';
  expect(adviceFor(own, find, page, documented)).toContain('Your entry has no cover');
});
