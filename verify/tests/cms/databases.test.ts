import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const project = mkdtempSync(path.join(tmpdir(), 'verify-databases-'));
process.env.VERIFY_PROJECT = project;
mkdirSync(path.join(project, 'docs'));
const { loadPage } = await import('../../src/pages/page.ts');
const { checkSequence } = await import('../../src/checks/sequence.ts');
const { CmsPool } = await import('../../src/session.ts');
const pool = new CmsPool('databases');
after(async () => {
  await pool.stop();
  rmSync(project, { recursive: true });
});

/** Line and message of the failures of a page, checked with the same CMSs as the pages before it. */
async function failuresOf(name: string, source: string): Promise<[number, string][]> {
  writeFileSync(path.join(project, `docs/${name}.md`), source);
  const { findings } = await checkSequence(loadPage(`docs/${name}.md`), pool);
  return findings.flatMap((finding): [number, string][] =>
    finding.outcome === 'failed' ? [[finding.line, finding.message]] : [],
  );
}

for (const [database, port] of [
  ['postgres', 5432],
  ['mysql', 3306],
] as const) {
  test(`every page starts from the same content on ${database}`, async () => {
    const create = `\`\`\`js run database=${database}
const { documentId, name } = await strapi.documents('api::category.category').create({ data: { name: 'Tapas' } });

strapi.db.getInfo().client;
// => '${database}'

await strapi.db.query('api::category.category').findMany({ select: ['id', 'name'], where: { documentId } });
// => []
\`\`\`
`;
    const [[line, message] = [0, ''], ...others] = await failuresOf(`${database}-1`, create);
    assert.equal(line, 8);
    assert.match(message, /"id": ?\d+|1 item/);
    assert.deepEqual(others, []);
    assert.deepEqual(await failuresOf(`${database}-2`, create), [[line, message]]);
  });

  test(`a configuration for ${database} boots, with an encrypted connection`, async () => {
    const encrypted =
      database === 'postgres'
        ? "(await strapi.db.connection.raw('SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()')).rows;\n// => [{ ssl: true }]"
        : "(await strapi.db.connection.raw(\"SHOW STATUS LIKE 'Ssl_version'\"))[0][0].Value;\n// => 'TLSv1.3'";
    const page = `\`\`\`js title="/config/database.js" run database=${database}
const { readFileSync } = require('node:fs');

module.exports = ({ env }) => ({
  connection: {
    client: '${database}',
    connection: {
      host: env('DATABASE_HOST'),
      port: env.int('DATABASE_PORT', ${port}),
      database: env('DATABASE_NAME'),
      user: env('DATABASE_USERNAME'),
      password: env('DATABASE_PASSWORD'),
      ssl: { ca: readFileSync('certificates/database.pem', 'utf8') },
    },
    pool: { min: 0, max: 3 },
  },
});
\`\`\`

\`\`\`js run database=${database}
strapi.db.connection.client.pool.max;
// => 3

${encrypted}
\`\`\`
`;
    assert.deepEqual(await failuresOf(`${database}-file`, page), []);
  });
}

test('a configuration that cannot reach its database fails', async () => {
  const [[line, message] = [0, '']] = await failuresOf(
    'unreachable',
    `\`\`\`js title="/config/database.js" run database=mysql
module.exports = () => ({
  connection: { client: 'mysql', connection: { host: '127.0.0.1', port: 1, database: 'x', user: 'x' } },
});
\`\`\`
`,
  );
  assert.equal(line, 1);
  assert.match(message, /doesn't boot.*ECONNREFUSED/);
});
