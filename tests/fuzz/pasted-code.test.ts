// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkCode } from '../../src/breaking-changes/checker/check-code.ts';
import { readMigrationRules } from '../../src/markdown/read-migration-rules.ts';
import { Problems } from '../../src/problems/problems.ts';
import { fuzz, textOf } from './fuzz.ts';

const file = 'docs/data/migration-rules.yml';
const rules = readMigrationRules({ file, text: readFileSync(file, 'utf8') }, new Problems());
const changes = [...rules].map(([path, own]) => ({ path, title: '', description: '', rules: own }));

test('any pasted code is checked, and findings are on lines of it that have code', () =>
  fuzz(
    textOf(
      [
        ...[
          '{',
          '}',
          '(',
          ')',
          '[',
          ']',
          '`',
          '${',
          '"',
          "'",
          '/*',
          '*/',
          '//',
          '=>',
          ';',
          ',',
          ':',
        ],
        ...[
          'strapi.entityService.findOne(',
          'data: ',
          'publishedAt',
          'where: { id }',
          'attributes',
        ],
        ...[
          '"dependencies": {',
          '"sqlite3": "5.1.6"',
          'import a from ',
          '<div>',
          'async ',
          'if (',
          '.',
        ],
        ...['npx strapi ', 'query {', 'GET /api/articles?publicationState=live', '\u2028', '\0'],
      ],
      120,
    ),
    (source) => {
      const lines = source.split('\n');
      const places = checkCode(source, changes).flatMap(({ places }) => places);
      expect(places.filter(({ line, code }) => lines[line - 1]?.trim() !== code)).toEqual([]);
    },
    300,
  ));
