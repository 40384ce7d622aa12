import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, test } from 'node:test';

const project = mkdtempSync(path.join(tmpdir(), 'verify-plugin-'));
process.env.VERIFY_PROJECT = project;
mkdirSync(path.join(project, 'docs'));
const { loadPage } = await import('../../src/pages/page.ts');
const { checkSequence } = await import('../../src/checks/sequence.ts');
const { CmsPool } = await import('../../src/session.ts');
const pool = new CmsPool('plugin');
after(async () => {
  await pool.stop();
  rmSync(project, { recursive: true });
});

async function failuresOf(name: string, source: string): Promise<string[]> {
  writeFileSync(path.join(project, `docs/${name}.md`), source);
  const { findings } = await checkSequence(loadPage(`docs/${name}.md`), pool);
  return findings.flatMap((finding) => (finding.outcome === 'failed' ? [finding.message] : []));
}

const isLoaded = (value: boolean, marks = ''): string => `\`\`\`js run${marks}
strapi.plugin('inspections') !== undefined;
// => ${value}
\`\`\`
`;

test('a page has the example plugin from the block on that asks for it, and no other page has it', async () => {
  assert.deepEqual(
    await failuresOf(
      'with',
      isLoaded(false) + isLoaded(true, ' plugin=inspections') + isLoaded(true),
    ),
    [],
  );
  assert.deepEqual(await failuresOf('without', isLoaded(false)), []);
});

test('the configuration of the page decides how the plugin is enabled', async () => {
  const config = `\`\`\`js title="/config/plugins.js" run plugin=inspections
module.exports = () => ({
  inspections: {
    enabled: true,
    resolve: './src/plugins/inspections',
    config: { intervalInMonths: 3 },
  },
});
\`\`\`

\`\`\`js run
strapi.plugin('inspections').config('intervalInMonths');
// => 3
\`\`\`
`;
  assert.deepEqual(await failuresOf('configured', config), []);
});
