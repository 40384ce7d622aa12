import { createRequire } from 'node:module';
import path from 'node:path';
import type { RunRecord, RunResult } from './protocol.ts';
import type { Strapi } from './strapi.ts';

type Body = (
  strapi: Strapi,
  require: NodeJS.Require,
  module: { exports: unknown },
  record: (mark: number, value: unknown) => void,
) => Promise<void>;

const AsyncFunction = (async () => {}).constructor as new (...names: string[]) => Body;

/** Runs an instrumented block inside the CMS; values are copied as JSON at the moment of the mark. */
export async function runBlock(strapi: Strapi, code: string): Promise<RunResult> {
  const records: RunRecord[] = [];
  const record = (mark: number, value: unknown): void => {
    records.push({
      mark,
      value: value === undefined ? undefined : JSON.parse(JSON.stringify(value)),
    });
  };
  const require = createRequire(path.join(strapi.dirs.app.root, 'block.js'));
  try {
    await new AsyncFunction('strapi', 'require', 'module', '__record', code)(
      strapi,
      require,
      { exports: {} },
      record,
    );
    return { records };
  } catch (error) {
    if (!(error instanceof Error))
      return { records, error: { name: 'Error', message: String(error) } };
    return { records, error: { name: error.name, message: error.message } };
  }
}
