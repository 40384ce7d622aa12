import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const project = mkdtempSync(path.join(tmpdir(), 'verify-isolation-'));
process.env.VERIFY_PROJECT = project;
mkdirSync(path.join(project, 'docs'));
const { loadPage } = await import('../../src/pages/page.ts');
const { checkSequence } = await import('../../src/checks/sequence.ts');
const { CmsPool } = await import('../../src/session.ts');
const { removeAbandonedCopies } = await import('../../src/cms/project.ts');
removeAbandonedCopies();
const pool = new CmsPool('isolation');
after(async () => {
  await pool.stop();
  rmSync(project, { recursive: true });
});

/** The failures of a page, checked with the same CMS as the pages before it. */
async function failuresOf(name: string, source: string): Promise<string[]> {
  writeFileSync(path.join(project, `docs/${name}.md`), source);
  const { findings } = await checkSequence(loadPage(`docs/${name}.md`), pool);
  return findings.flatMap((finding) => (finding.outcome === 'failed' ? [finding.message] : []));
}

const create = `\`\`\`js run
const { documentId, name } = await strapi.documents('api::category.category').create({ data: { name: 'Tapas' } });

({ documentId, name });
// => { documentId: 'DOCUMENT_ID', name: 'Tapas' }

await strapi.documents('api::category.category').count({});
// => 6

strapi.config.get('api.rest.defaultLimit');
// => 25
\`\`\`
`;

test('a page leaves nothing behind, in the database, the memory or the counters', async () => {
  const [first = ''] = await failuresOf('first', create);
  const id = /"(\w{24})"/.exec(first)?.[1] ?? '';
  assert.notEqual(id, '', first);
  const careless = `\`\`\`js run
strapi.documents.use((context, next) => (context.action === 'count' ? 0 : next()));
strapi.db.lifecycles.subscribe({ beforeCreate: ({ params }) => { params.data.name = 'Changed'; } });
strapi.config.set('api.rest.defaultLimit', 1);
const stop = strapi.documents.use((context, next) => next());
stop();
stop();
await strapi.documents('api::category.category').delete({ documentId: 'vv77xnfqgxmsm3jqe5uubtcw' });
await strapi.documents('api::category.category').count({});
// => 0
\`\`\`
`;
  assert.deepEqual(await failuresOf('careless', careless), []);
  assert.deepEqual(await failuresOf('second', create.replace('DOCUMENT_ID', id)), []);
});
