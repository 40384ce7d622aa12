import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, test } from 'vitest';
import { checkMessages } from '../src/checks/messages.ts';
import { KnownMessages } from '../src/messages/known-messages.ts';
import { reportedIn } from '../src/messages/reported.ts';
import { readDataFile } from '../src/pages/data-files.ts';
import { parsePage } from '../src/pages/page.ts';
import { versions } from '../src/report.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
afterAll(() => rmSync(folder, { recursive: true }));

const known = new KnownMessages([
  'The relation {} of {} has no target',
  'Error creating endpoint {} {}: {}',
  'Handler not found "{}"',
  'AADSTS50011',
]);

/** Line and message of what is wrong with messages in a troubleshooting table. */
function problemsOf(...messages: string[]): (string | number)[][] {
  const rows = messages.map((message) => `| \`${message}\` | x |`).join('\n');
  const page = parsePage('docs/x.md', `| Message | What to do |\n|---|---|\n${rows}\n`);
  return checkMessages(page, known).flatMap((finding) =>
    finding.outcome === 'failed' ? [[finding.line, finding.message]] : [],
  );
}

test('a page quotes what somebody says, with the values of a project or gaps in their place', () => {
  assert.deepEqual(
    problemsOf(
      'The relation cover of api::meal.meal has no target',
      '[ERROR] The relation … of … has no target',
      'of <name> has no target',
      'Error creating endpoint GET /due: Handler not found "overview.due"',
      'Error creating endpoint GET /due: Error creating endpoint GET /due: Handler not found "overview.due"',
      'AADSTS50011',
    ),
    [],
  );
});

test('a message that is said otherwise fails, with the nearest one', () => {
  const [problem, ...others] = problemsOf('x', 'The relation cover of the meal lacks a target');
  assert.deepEqual(others, []);
  assert.equal(problem?.[0], 4);
  assert.match(
    String(problem?.[1]),
    /No installed package says .* “The relation \{\} of \{\} has no target”/,
  );
});

test('data, and tables about something else, are no messages', () => {
  assert.deepEqual(problemsOf('"slug": null', 'writable: false'), []);
  const page = parsePage('docs/x.md', '| Option | Description |\n|---|---|\n| `a b c` | x |\n');
  assert.deepEqual(page.messages, []);
});

test('messages are found where they are thrown, logged and answered, with holes', () => {
  const file = path.join(folder, 'server.js');
  writeFileSync(
    file,
    `const text = 'Too ' + kind + ' for the oven';
     throw new ApplicationError(\`No \${name} in the kitchen\`);
     strapi.log.warn(cold ? 'It is cold' : text);
     ctx.badRequest('Nothing to eat');
     console.log('Welcome');`,
  );
  const failures = reportedIn(file).filter(({ isFailure }) => isFailure);
  assert.deepEqual(
    [...new Set(failures.map(({ text }) => text))],
    ['No {} in the kitchen', 'It is cold', 'Too {} for the oven', 'Nothing to eat'],
  );
});

test('the messages of the error finder are those of the documented version', () => {
  const { version } = JSON.parse(readDataFile('docs/data/messages.json') ?? '{}');
  assert.equal(version, versions()['@strapi/strapi'], 'Run "npm run messages -- --write".');
});
