import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withoutDatabase } from '../../src/checks/sequence.ts';
import { parsePage } from '../../src/pages/page.ts';

for (const database of ['postgres', 'mysql'])
  test(`an example for ${database} is skipped without it, but fails where changes are judged`, () => {
    const [block] = parsePage(
      'docs/a.md',
      `\`\`\`http request database=${database}\nGET /api/global\n\`\`\`\n`,
    ).blocks;
    assert.ok(block && 'lang' in block);
    assert.equal(withoutDatabase('http', { ...block, included: false }, false).outcome, 'skipped');
    assert.equal(withoutDatabase('http', { ...block, included: false }, true).outcome, 'failed');
  });
