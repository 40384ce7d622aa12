/**
 * A reporter for `node --test` that prints only one line, `60 passed, 0 failed`.
 * A skipped or postponed test proves nothing, so it counts as failed.
 * @param {AsyncIterable<{ type: string, data: { file?: string, counts?: Record<string, number> } }>} source
 */
export default async function* count(source) {
  for await (const { type, data } of source) {
    // There is a summary for every file too; the one without a file is for all.
    if (type !== 'test:summary' || data.file !== undefined || !data.counts) continue;
    const { tests = 0, passed = 0 } = data.counts;
    yield `verify: ${passed} passed, ${tests - passed} failed\n`;
  }
}
