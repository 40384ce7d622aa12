import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const repository = path.join(import.meta.dirname, '../../..');
const project = mkdtempSync(path.join(tmpdir(), 'verify-deployment-test-'));
process.env.VERIFY_PROJECT = project;
cpSync(path.join(repository, 'docs/snippets'), path.join(project, 'docs/snippets'), {
  recursive: true,
});
after(() => rmSync(project, { recursive: true }));
const { loadPage } = await import('../../src/pages/page.ts');
const { checkDeployment } = await import('../../src/checks/deployment.ts');
type Kind = import('../../src/deployment/packages.ts').Kind;
const { packagesOf } = await import('../../src/deployment/packages.ts');

/** A page without something. */
const pages = {
  docker: (part: string | RegExp) =>
    without(
      'docs/cms/installation/docker.md',
      /^## Develop in containers[\s\S]+?(?=^## Build)/m,
      part,
    ),
  deployment: (part: string | RegExp) => without('docs/cms/deployment.md', part),
};

function without(file: string, ...parts: (string | RegExp)[]): string {
  return parts.reduce<string>(
    (page, part) => {
      const rest = page.replaceAll(part instanceof RegExp ? new RegExp(part, 'gm') : part, '');
      assert.notEqual(rest, page, `The page has no ${part}.`);
      return rest;
    },
    readFileSync(path.join(repository, file), 'utf8'),
  );
}

for (const [name, source, message] of [
  [
    'a commit without package.json',
    pages.deployment(' package.json'),
    /no project that a server could clone/,
  ],
  [
    'an image in which the CLI finds no TypeScript file',
    pages.docker("echo 'export {};' > cli.ts && "),
    /No inputs were found/,
  ],
  [
    'an image without the local plugin',
    pages.docker(/^.*into the second stage:\n\n```[\s\S]+?```\n/),
    /inspections couldn't be resolved/,
  ],
  [
    'a proxy whose number the server does not know',
    pages.deployment(', maxIpsCount: 1'),
    /gets around the limit on sign-in/,
  ],
] as const)
  test(`${name} fails`, async () => {
    writeFileSync(path.join(project, 'docs/page.md'), source);
    const failures = (await checkDeployment(loadPage('docs/page.md'))).filter(
      ({ outcome }) => outcome === 'failed',
    );
    assert.match(failures.map((failure) => JSON.stringify(failure)).join('\n'), message);
  });

test('what development and peers need stays until npm leaves out both', () => {
  const manifest = JSON.parse(
    readFileSync(path.join(repository, 'verify/plugin/package.json'), 'utf8'),
  );
  const isSecond = (...without: Kind[]): boolean =>
    packagesOf(manifest, without).has('node_modules/@strapi/utils');
  assert.deepEqual([isSecond('dev'), isSecond('dev', 'peer')], [true, false]);
});
