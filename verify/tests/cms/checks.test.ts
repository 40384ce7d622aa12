import assert from 'node:assert/strict';
import path from 'node:path';
import { before, test } from 'node:test';

process.env.VERIFY_PROJECT = path.join(import.meta.dirname, 'project');
const { NO_DATABASE } = await import('../../src/missing-here.ts');
const { pageFiles } = await import('../../src/pages/page-files.ts');
const { loadPage } = await import('../../src/pages/page.ts');
const { verifyPages } = await import('../../src/verify.ts');
const { parseLiteral } = await import('../../src/expected/literal.ts');
const { mutate } = await import('./mutations.ts');
const lacking = new Set<string>(Object.values(NO_DATABASE));
type PageReport = import('../../src/report-format.ts').PageReport;
type PageResult = import('../../src/verify.ts').PageResult;

/** What must be found on each page that is wrong on purpose: line, kind of check, part of the message. */
const wrong: Record<string, [line: number, kind: string, message: RegExp][]> = {
  status: [[9, 'http', /status is 404, the page says 200/]],
  field: [[15, 'http', /`data\[0\]\.title` doesn't exist/]],
  'extra-field': [[12, 'http', /`data\[0\]` also has name/]],
  'value-type': [[13, 'http', /`data\[0\]\.capacity` is 48, the page says "48"/]],
  'no-response': [[5, 'http', /No response fence follows/]],
  type: [[7, 'types', /'nam' does not exist/]],
  'config-type': [[10, 'types', /maxLimitt/]],
  'middleware-name': [[5, 'marks', /no middleware strapi::corz\. It has .*strapi::cors/]],
  strict: [
    [11, 'types', /Parameter 'ctx' implicitly has an 'any' type/],
    [11, 'builds', /`strapi build`: Parameter 'ctx' implicitly/],
  ],
  'whole-file': [
    [5, 'marks', /replaces \/config\/plugins\.js, where .* users-permissions, upload/],
  ],
  'new-package': [
    [6, 'types', /new project doesn't have the package "oidc-provider"/],
    [12, 'types', /the reader's project has no \.\/words/],
    [12, 'builds', /Cannot find module '\.\/words'/],
  ],
  import: [[6, 'types', /does not exist in the npm registry/]],
  agreement: [[15, 'agreement', /1337.*1338/]],
  'error-gone': [
    [5, 'types', /no longer occurs/],
    [9, 'run', /no longer occurs/],
  ],
  'run-result': [[7, 'run', /is 5, the page says 4/]],
  'run-throws': [[5, 'run', /Cannot read properties of null/]],
  boot: [
    [5, 'marks', /replaces \/config\/middlewares\.js, where .* strapi::logger/],
    [5, 'run', /doesn't boot.*strapi::security/],
  ],
  'graphql-field': [[9, 'schema', /Cannot query field "title"/]],
  'graphql-answer': [[16, 'graphql', /"Breakfast", the page says "Supper"/]],
  flag: [[6, 'shell', /no option `--no-zip`/]],
  command: [[6, 'shell', /no command `generate:everything`/]],
  'npm-dashes': [[6, 'shell', /npm run develop -- --watch-admin/]],
  package: [[6, 'shell', /no package "a-package-that-nobody/]],
  version: [[6, 'shell', /no package "@strapi\/plugin-graphql@5\.999\.0"/]],
  option: [[9, 'options', /server\.prot/]],
  'option-default': [
    [9, 'options', /default of `sizeLimit` is 1000000000, the page says 200000000/],
    [10, 'options', /default of `provider` is "local", the page says aws-s3/],
    [17, 'options', /default of `rest\.defaultLimit` is 25, the page says "25"/],
    [24, 'options', /default of `openapi\.content-api\.cache\.enabled` is true/],
  ],
  'option-type': [
    [9, 'options', /type of `port` is number in the packages, the page says string/],
    [10, 'options', /type of `socket` is string or number in the packages/],
    [11, 'options', /“various” isn't one that the verifier knows/],
    [12, 'options', /`openapi\.admin\.access` is `disabled` or `authenticated` in/],
    [19, 'options', /`shadowCRUD` has a default of the type boolean/],
  ],
  since: [
    [8, 'since', /Every version has `server\.host`/],
    [9, 'since', /`server\.mcp\.enabled` was added in 5\.\d+\.\d+, the page says 5\.1\.0/],
    [10, 'since', /`server\.mcp\.connectTimeoutMs` was added in 5\.\d+\.\d+\. Write :since/],
    [14, 'since', /`documents\.findOne` wasn't added later, or it doesn't exist/],
    [14, 'since', /`documents\.find` wasn't added later/],
    [16, 'since', /Outside an option table, :since needs the name/],
  ],
  'plugin-option': [[9, 'options', /plugins\.upload\.sizeLimitt/]],
  json: [[8, 'data', /Not valid JSON/]],
  yaml: [[8, 'data', /Not valid YAML/]],
  jsonc: [[8, 'data', /Not valid JSON/]],
  'http-error-gone': [[9, 'http', /status is 200, the page says 400/]],
  'graphql-error-gone': [
    [15, 'graphql', /`errors` doesn't exist/],
    [16, 'graphql', /`data` is \{.*the page says null/],
  ],
  'boot-error-gone': [[5, 'run', /no longer occurs: the CMS boots/]],
  'text-answer': [
    [9, 'http', /body is \(empty\), the page says OK/],
    [17, 'http', /says the body is empty/],
  ],
  'no-request': [[5, 'http', /has no request before it/]],
  'unmarked-request': [[5, 'http', /must say what it is/]],
  'graphql-type': [
    [7, 'schema', /`Restaurant\.name` has the type String!, the page says Int!/],
    [8, 'schema', /Restaurant has no field `title`/],
  ],
  'agreement-results': [[13, 'agreement', /results are => 5 and => 6/]],
  'skip-flag': [[5, 'marks', /"skip": needs a reason/]],
  'skip-reason': [
    [5, 'marks', /"skip": needs a reason/],
    [9, 'marks', /"skip-types": needs a reason/],
  ],
  'options-skip': [[6, 'marks', /"skip" needs a reason/]],
  'language-name': [[5, 'marks', /"javascript" as `js`/]],
  'database-name': [[5, 'marks', /"database": .*"sqlite"\|"postgres"/]],
  'service-name': [[5, 'marks', /"service": .*"s3"\|"sentry"\|"smtp"/]],
  'ui-label': [[6, 'labels', /:ui\[API Token\] is in no English text.*“API Tokens”/]],
  message: [[7, 'messages', /says `App keys are needed`/]],
  'panel-label': [
    [15, 'labels', /:ui\[Create new token\] is in no English text/],
    [15, 'procedures', /“Create new token” isn't in the panel.*“Create new API Token”/],
  ],
  'panel-step': [
    [1, 'procedures', /has an entry "delete-a-token", but the page has no such procedure/],
    [9, 'procedures', /has 2 step\(s\), its entry .* has 1 function/],
  ],
  'panel-unused': [[12, 'procedures', /doesn't use “API Tokens”/]],
  'panel-extra': [[10, 'procedures', /uses “API Tokens”, which the step doesn't show/]],
  'panel-result': [
    [10, 'procedures', /“Website” isn't in the panel/],
    [20, 'procedures', /takes the picture "panel-result-settings", but the page has no/],
  ],
  'panel-screen': [[15, 'procedures', /No procedure of the scene takes .*"panel-screen-settings"/]],
  'panel-scene': [[1, 'procedures', /there is no verify\/panel\/scenes\/nowhere\.ts/]],
  'sign-in-redirect': [
    [12, 'options', /redirect URL of github ends with \/api\/connect\/github\/callback/],
    [16, 'http', /sign-in fails: https:\/\/github\.com\/login.* status 400 .*redirect_uri/],
  ],
  'sign-in-way': [
    [18, 'http', /browser opens .*scope=user,user:email.*the page says .*scope=user&/],
    [23, 'http', /browser opens http:\/\/localhost:3000\/done, the page says/],
    [26, 'http', /No sign-in of this page reads the profile at .*user\/profile/],
  ],
  'sign-in-fields': [
    [6, 'options', /dialog of discord also has the field "Client Secret"/],
    [10, 'options', /dialog of discord has no field "Bot token"/],
    [22, 'options', /dialog of google doesn't accept this value: regex/],
    [28, 'options', /has no provider "myspace"/],
  ],
  'sign-in-overview': [
    [6, 'options', /also has the provider "vk"/],
    [11, 'options', /Scopes of discord must be "identify email", the page says "identify"/],
    [12, 'options', /Redirect URL of facebook must be "\/api\/connect\/facebook\/callback"/],
  ],
  region: [[7, 'regions', /file has `\s*strapi\.cron\.remove.*page has `\s*strapi\.cron\.stop/]],
  'region-unknown': [
    [5, 'regions', /server\/src\/destroy\.ts has no region "end"\. It has "imports", "destroy"/],
    [9, 'regions', /There is no verify\/plugin\/server\/src\/nowhere\.ts/],
    [13, 'regions', /language of server\/src\/destroy\.ts is `ts`, the block says `js`/],
    [17, 'regions', /needs the path of a file of verify\/plugin as title/],
    [21, 'marks', /"region" can't have "run"/],
  ],
  'command-table': [
    [6, 'options', /`strapi openapi generate` has the option `-o`/],
    [9, 'options', /has no option `--format`/],
  ],
  'command-output': [
    [9, 'run', /No command wrote \/specification\.json/],
    [14, 'run', /Only commands of strapi and strapi-plugin can run here/],
    [18, 'shell', /no command `fly`/],
    [18, 'run', /fails with exit code 1: error: unknown command 'fly'/],
  ],
  'command-printed': [[10, 'run', /gives `5\.\d+\.\d+` in this place, the page says `5\.0\.0`/]],
  codemod: [
    [20, 'codemods', /writes `strings\.nameToSlug.*shows `strings\.slugify/],
    [24, 'codemods', /writes `const \{ strings \} .*marked `unchanged`/],
  ],
  'codemod-pair': [
    [5, 'codemods', /No block marked `after` follows/],
    [9, 'codemods', /No block marked `before` comes before/],
    [13, 'codemods', /exactly one of before, after and unchanged/],
    [17, 'codemods', /needs the path of its file as title/],
    [21, 'marks', /need codemod="UID"/],
    [25, 'codemods', /Unknown codemod UID provided: 5\.0\.0-nothing-code/],
  ],
  'codemod-unproven': [[7, 'codemods', /lists the codemod 5\.0\.0-utils.*no block runs it/]],
  caller: [[5, 'marks', /"as": .*"public"\|"user-jwt"/]],
};

const reports = new Map<string, PageReport>();
const results = new Map<string, PageResult>();

before(async () => {
  const pages = pageFiles([]).map(loadPage);
  await verifyPages(pages, (result) => {
    reports.set(result.page.file, result.report);
    results.set(result.page.file, result);
  });
});

for (const [name, expected] of Object.entries(wrong)) {
  test(`a page with a wrong ${name.replaceAll('-', ' ')} fails with file and line`, () => {
    const report = reports.get(`docs/wrong/${name}.md`);
    assert.ok(report, 'the page was not checked');
    for (const [line, kind, message] of expected) {
      const failures = report.failures.filter(
        (candidate) => candidate.line === line && candidate.kind === kind,
      );
      assert.ok(
        failures.some((failure) => message.test(failure.message)),
        `nothing of kind ${kind} on line ${line} that matches ${message}; found ${JSON.stringify(report.failures, null, 2)}`,
      );
    }
    assert.equal(report.failures.length, expected.length, JSON.stringify(report.failures, null, 2));
  });
}

test('a page that is right passes every kind of check', () => {
  const report = reports.get('docs/right.md');
  assert.ok(report);
  assert.deepEqual(report.failures, []);
  assert.deepEqual(Object.keys(report.counts).sort(), [
    'agreement',
    'builds',
    'codemods',
    'data',
    'graphql',
    'http',
    'options',
    'run',
    'schema',
    'shell',
    'types',
  ]);
  assert.deepEqual(
    report.skips.filter(({ reason }) => !lacking.has(reason)),
    [
      { line: 115, kind: 'types', reason: 'needs an AWS account' },
      { line: 199, kind: 'data', reason: 'loads a script from a CDN' },
    ],
  );
  assert.equal(report.path, '/right');
});

test('a page runs with the service that it asks for', () => {
  const report = reports.get('docs/services.md');
  assert.ok(report);
  assert.deepEqual(report.failures, []);
  assert.deepEqual(report.counts.run, { run: 2, passed: 2, failed: 0, skipped: 0 });
});

test('any other literal or name in a response or a result would be a failure', () => {
  const outcomes = results.get('docs/right.md')?.outcomes ?? [];
  const pairs: [string, unknown][] = [
    ...outcomes
      .flatMap(({ captured = [] }) => captured)
      .filter(({ answer }) => answer.text !== '')
      .map(({ response, answer }): [string, unknown] => [response.code, answer.body]),
    ...outcomes
      .flatMap(({ capturedMarks = [] }) => capturedMarks)
      .map(({ mark, value }): [string, unknown] => [mark.text, value]),
  ];
  const all = pairs.map(([text, actual]) => mutate(parseLiteral(text), actual));
  assert.deepEqual(
    all.flatMap(({ survivors }) => survivors),
    [],
  );
  assert.ok(all.length >= 9, `${all.length} answers`);
  assert.equal(
    all.reduce((sum, { volatile }) => sum + volatile, 0),
    1,
    'only the JWT is compared by its form',
  );
});

test('the procedures of a page are followed, and its labels found', () => {
  const report = reports.get('docs/panel.md');
  assert.ok(report);
  assert.deepEqual(report.failures, []);
  assert.deepEqual(report.counts.procedures, { run: 3, passed: 3, failed: 0, skipped: 1 });
});

test('a sign-in goes through the CMS and an identity provider, with the settings of the page', () => {
  const report = reports.get('docs/sign-in.md');
  assert.ok(report);
  assert.deepEqual(report.failures, []);
  assert.deepEqual(report.counts.http, { run: 4, passed: 4, failed: 0, skipped: 0 });
  assert.deepEqual(report.counts.options, { run: 1, passed: 1, failed: 0, skipped: 0 });
  assert.equal(report.blocks?.executed, 4);
});

test('a code block counts once, by the strongest check on it', () => {
  const untried =
    reports.get('docs/right.md')?.skips.filter(({ reason }) => lacking.has(reason)).length ?? 0;
  assert.deepEqual(reports.get('docs/right.md')?.blocks, {
    executed: 14 - untried,
    typeChecked: 3,
    otherwise: 1,
    skipped: 2 + untried,
    unchecked: 0,
  });
  assert.deepEqual(reports.get('docs/wrong/language-name.md')?.blocks, {
    executed: 0,
    typeChecked: 0,
    otherwise: 0,
    skipped: 0,
    unchecked: 1,
  });
});

test('every page that is wrong on purpose is listed here', () => {
  const pages = [...reports.keys()].filter((file) => file.startsWith('docs/wrong/'));
  assert.deepEqual(
    pages.map((file) => path.basename(file, '.md')).sort(),
    Object.keys(wrong).sort(),
  );
});
