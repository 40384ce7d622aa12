import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../config/project-root.ts';
import { Problems } from '../../problems/problems.ts';
import { changeGroups, releaseAnchor } from './describe-release.ts';
import { readReleases } from './read-releases.ts';
import type { Release } from './release-data.ts';

const read = (file: string) => readFileSync(path.join(projectRoot, file), 'utf8');
const file = 'docs/data/releases.json';

test('the release notes have a section for each release, newest first, with its own sentences', () => {
  const problems = new Problems();
  const releases = readReleases({ file, text: read(file) }, problems);
  expect(problems.list).toEqual([]);
  const sections = read('docs/release-notes.md').split(/^## /m).slice(1);
  const ofReleases = sections.filter((section) => section.includes('::release{'));
  expect(ofReleases.map((section) => section.split('\n')[0])).toEqual(
    [...releases.keys()].map((minor) => `Strapi ${minor} {#${releaseAnchor(minor)}}`),
  );
  for (const section of ofReleases) {
    const [heading = '', text = '', ...rest] = section.trim().split('\n\n');
    const minor = /Strapi (\S+)/.exec(heading)?.[1];
    expect(text.split(' ').length, heading).toBeGreaterThan(8);
    expect(rest.join('\n\n'), heading).toContain(`::release{version="${minor}"}`);
  }
});

test('data that was not computed by the command is told with the key and the way to fix it', () => {
  const problems = new Problems();
  const text = JSON.stringify({ newest: '5.2', releases: {} });
  expect(readReleases({ file, text }, problems).size).toBe(0);
  expect(problems.list.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^newest: a version such as 5\.54\.0.*npm run releases/),
    expect.stringMatching(/^releases: /),
  ]);
});

test('where a release has several versions, each new option names the one that added it', () => {
  const nothing = { added: [], removed: [] };
  const release: Release = {
    minor: '5.2',
    versions: [{ version: '5.2.0', by: '2026-01-20' }],
    comparedWith: '5.1.0',
    options: { added: [{ name: 'server.a', since: '5.2.0' }], removed: [] },
    api: nothing,
    commands: { added: ['sync'], removed: ['old'] },
    routes: nothing,
    tools: { added: [], removed: [] },
    events: { added: [], removed: [] },
    adminExports: nothing,
    utilsExports: nothing,
    dependencies: [],
  };
  expect(changeGroups(release)).toEqual([
    { label: 'New options', names: [{ name: 'server.a', note: undefined }] },
    { label: 'New commands', names: [{ name: 'sync' }] },
    { label: 'Removed commands', names: [{ name: 'old' }] },
  ]);
  const patched = {
    ...release,
    versions: [...release.versions, { version: '5.2.1', by: '2026-01-27' }],
  };
  expect(changeGroups(patched)[0]?.names).toEqual([{ name: 'server.a', note: '5.2.0' }]);
});
