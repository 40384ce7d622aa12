import { readFileSync } from 'node:fs';
import path from 'node:path';
import { exampleModel } from '../../../src/collection/example-model.ts';
import { type Names, namesIn } from '../../../src/names/names.ts';

/**
 * The example as it is in the project (its copy has other names), and what a reader reads whose content type is in
 * `schema.json`, or in the file of this folder that `OWN_SCHEMA` names.
 */
export const names: Names = read();

function read(): Names {
  const { EXAMPLE_MODEL: given, OWN_SCHEMA: file = 'schema.json' } = process.env;
  const model = given ? JSON.parse(given) : exampleModel();
  const own = namesIn(readFileSync(path.join(import.meta.dirname, file), 'utf8'), model);
  if (typeof own === 'string') throw new Error(own);
  return { model, own };
}
